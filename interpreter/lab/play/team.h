// The processes that work on one study: this one alone, or those that mpirun has started.

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace houserule {

class Team {
 public:
  virtual ~Team() = default;

  virtual int size() const { return 1; }
  virtual int number() const { return 0; }  // of this process, from 0

  // Hands everybody's text to process 0, in the order of their numbers; the others get nothing.
  // All must call it.
  virtual std::vector<std::string> gather(const std::string& own) { return {own}; }
  // Returns to all what process 0 says. All must call it.
  virtual std::int64_t agree(std::int64_t of_first) { return of_first; }

  bool is_first() const { return number() == 0; }

  // Returns the team this process was started in; it is alone unless join_by says otherwise.
  static std::unique_ptr<Team> join();

  // Says how processes find each other. Before main: mpi/mpi_team.cpp, in a program built for it.
  using Joiner = std::unique_ptr<Team> (*)();
  static void join_by(Joiner join);
};

}  // namespace houserule
