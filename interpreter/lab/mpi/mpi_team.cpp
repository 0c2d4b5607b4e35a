// Processes that mpirun has started. Part of the program where it is built with HOUSERULE_MPI.

#include <mpi.h>

#include <cstdlib>

#include "lab/play/team.h"

namespace houserule {

namespace {

// A fault in one process ends all of them: MPI's own handler does that.
class MpiTeam final : public Team {
 public:
  MpiTeam() {
    MPI_Init(nullptr, nullptr);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
    MPI_Comm_rank(MPI_COMM_WORLD, &number_);
  }
  ~MpiTeam() override { MPI_Finalize(); }
  MpiTeam(const MpiTeam&) = delete;
  MpiTeam& operator=(const MpiTeam&) = delete;

  int size() const override { return size_; }
  int number() const override { return number_; }

  std::vector<std::string> gather(const std::string& own) override {
    const int length = static_cast<int>(own.size());
    std::vector<int> lengths(static_cast<std::size_t>(size_));
    MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
    std::vector<int> begins(lengths.size());
    int all = 0;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
      begins[i] = all;
      all += lengths[i];
    }
    std::string received(static_cast<std::size_t>(all), ' ');
    MPI_Gatherv(own.data(), length, MPI_CHAR, received.data(), lengths.data(), begins.data(),
                MPI_CHAR, 0, MPI_COMM_WORLD);
    std::vector<std::string> texts;
    for (std::size_t i = 0; is_first() && i < lengths.size(); ++i) {
      texts.push_back(received.substr(static_cast<std::size_t>(begins[i]),
                                      static_cast<std::size_t>(lengths[i])));
    }
    return texts;
  }

  std::int64_t agree(std::int64_t of_first) override {
    MPI_Bcast(&of_first, 1, MPI_INT64_T, 0, MPI_COMM_WORLD);
    return of_first;
  }

 private:
  int size_ = 1;
  int number_ = 0;
};

// Without mpirun nothing of MPI is started: that takes longer than most studies.
std::unique_ptr<Team> join_mpi() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"}) {
    if (std::getenv(name) != nullptr) return std::make_unique<MpiTeam>();
  }
  return std::make_unique<Team>();
}

[[maybe_unused]] const bool joins_by_mpi = (Team::join_by(join_mpi), true);

}  // namespace

}  // namespace houserule
