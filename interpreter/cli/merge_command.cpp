#include "cli/study_run.h"
#include "lab/study/shard.h"
#include "session/files/script_folders.h"

namespace houserule {

namespace {

struct MergeOptions {
  std::vector<std::string> parts;
  StudyFiles files;
};

int merge_parts(const Program& program, const MergeOptions& options) {
  // Totals of the largest games are some hundred kilobytes.
  constexpr std::size_t largest = std::size_t{64} << 20U;
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics faults;
  std::vector<Shard> shards;
  for (const std::string& path : options.parts) {
    const std::optional<std::string> text = read_file(path, largest);
    if (!text) {
      faults.fault("missing-file.not-read", {path, 0});
      continue;
    }
    if (std::optional<Shard> shard = read_shard(*text, path, faults)) {
      shards.push_back(std::move(*shard));
    }
  }
  if (!faults.empty()) return program.refuse(faults);
  const auto merged = merge(program.folders, *words, shards, options.parts, faults);
  if (!merged) return program.refuse(faults);
  return print_study(program, *merged, StudyEnd{}, options.files);
}

}  // namespace

void add_merge_command(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("merge", "put the parts of a study together, as if played in one piece");
  command->footer("Example: houserule merge part*.json --html study.html");
  static MergeOptions options;
  command->add_option("FILES", options.parts, "what --shard I/N --out FILE has written")
      ->required();
  add_study_files(*command, options.files, true);
  command->callback(
      [&program] { program.run = [&program] { return merge_parts(program, options); }; });
}

}  // namespace houserule
