// `houserule manual`: the manual pages, made of the command line itself so that they cannot differ.

#include <fmt/format.h>

#include "base/output_file.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "cli/help_text.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

// Text as man(7) has it: no line begins a request, no dash is a hyphen.
std::string roff(const std::string& text) {
  std::string result;
  bool begins_line = true;
  for (const char c : text) {
    if (begins_line && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
    begins_line = c == '\n';
  }
  return result;
}

bool is_shown(const CLI::Option& option) { return !option.get_group().empty(); }

// "--seed N"
std::string names_and_value(const CLI::Option& option) {
  std::string names = option_names(option);
  for (auto comma = names.find(','); comma != std::string::npos;
       comma = names.find(',', comma + 1)) {
    names.insert(comma + 1, " ");
  }
  const std::string value = option_value(option);
  return value.empty() ? names : names + " " + value;
}

void add_options(std::string& page, const CLI::App& app, bool positional) {
  for (const CLI::Option* option : app.get_options()) {
    if (!is_shown(*option) || option->get_positional() != positional) continue;
    page += fmt::format(".TP\n.B {}\n{}\n", roff(names_and_value(*option)),
                        roff(option->get_description()));
  }
}

std::string heading(const std::string& name, const std::string& says) {
  return fmt::format(".TH \"{}\" 1 \"\" \"houserule {}\" \"User Commands\"\n.SH NAME\n{} \\- {}\n",
                     roff(name), HOUSERULE_VERSION, roff(name), roff(says));
}

std::string synopsis(const CLI::App& command) {
  std::string line =
      fmt::format(".SH SYNOPSIS\n.B houserule {}\n[\\fIOPTIONS\\fR]", command.get_name());
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_positional() || !is_shown(*option)) continue;
    const std::string name = roff(option->get_name(true));
    line += option->get_required() ? " " + name : " [" + name + "]";
    if (option->get_expected_max() > 1) line += "...";
  }
  return line + "\n";
}

std::vector<const CLI::App*> shown_commands(const CLI::App& app) {
  std::vector<const CLI::App*> commands;
  for (const CLI::App* one : app.get_subcommands({})) {
    if (!one->get_group().empty()) commands.push_back(one);
  }
  return commands;
}

std::string command_page(const CLI::App& app, const CLI::App& command) {
  std::string page = heading("houserule-" + command.get_name(), command.get_description());
  page += synopsis(command) + ".SH OPTIONS\n";
  add_options(page, command, true);
  add_options(page, command, false);
  page += ".P\nOptions of all commands:\n";
  add_options(page, app, false);
  if (!command.get_footer().empty()) {
    page += ".SH EXAMPLES\n.nf\n" + roff(command.get_footer()) + "\n.fi\n";
  }
  return page + ".SH SEE ALSO\n.BR houserule (1)\n";
}

std::string whole_page(const CLI::App& app) {
  std::string page = heading("houserule", "card games by your rules");
  page += ".SH SYNOPSIS\n.B houserule\n\\fICOMMAND\\fR [\\fIOPTIONS\\fR] ...\n";
  page +=
      ".SH DESCRIPTION\n"
      "A game is a page of Lua, a house rule a few lines in a file of its own. Both are played "
      "against bots, tested and measured without compiling anything.\n.P\n"
      "A table is a game and what is changed: \\fB+rule\\fR puts a house rule in, \\fB\\-rule\\fR "
      "leaves out one that is usual, \\fBname=value\\fR sets a number.\n"
      ".SH COMMANDS\n";
  for (const CLI::App* command : shown_commands(app)) {
    page += fmt::format(".TP\n.BR houserule\\-{} (1)\n{}\n", roff(command->get_name()),
                        roff(command->get_description()));
  }
  page += ".SH OPTIONS\n";
  add_options(page, app, false);
  page +=
      ".SH EXIT STATUS\n"
      ".TP\n.B 0\ndone\n.TP\n.B 1\nwhat was asked about is not so: a test failed, a check found "
      "faults\n.TP\n.B 2\nwrong usage\n.TP\n.B 3\na fault of the program\n"
      ".TP\n.B 130\nbroken off by Ctrl\\-C or SIGTERM; what was found until then was printed\n"
      ".SH FILES\n"
      ".TP\n.I ./house\nhouse rules and games of one's own, looked for first\n"
      ".TP\n.I ~/.local/share/houserule\ntables that are kept, settings, house rules for every "
      "folder, versions of scripts\n"
      ".SH ENVIRONMENT\n"
      ".TP\n.B LC_ALL, LC_MESSAGES, LANG\nJapanese if they begin with ja\n"
      ".TP\n.B NO_COLOR\nno colours\n"
      ".TP\n.B XDG_DATA_HOME\ninstead of ~/.local/share\n"
      ".SH EXAMPLES\n.nf\n" +
      roff(app.get_footer()) + "\n.fi\n";
  return page;
}

int write_pages(const CLI::App& app, const fs::path& folder) {
  fs::create_directories(folder);
  bool is_written = true;
  const auto write_page = [&](const std::string& name, const std::string& page) {
    const fs::path file = folder / (name + ".1");
    const auto reason = write_file(file, page);
    if (reason) standard_error() << file.string() << ": " << *reason << "\n";
    is_written = is_written && !reason;
  };
  write_page("houserule", whole_page(app));
  for (const CLI::App* command : shown_commands(app)) {
    write_page("houserule-" + command->get_name(), command_page(app, *command));
  }
  return is_written ? done : not_so;
}

}  // namespace

void add_manual_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("manual", "writes the manual pages");
  command->group("");  // for those who install the program
  static std::string folder;
  command->add_option("FOLDER", folder, "where they go")->required();
  command->callback([&] { program.run = [&app] { return write_pages(app, folder); }; });
}

}  // namespace houserule
