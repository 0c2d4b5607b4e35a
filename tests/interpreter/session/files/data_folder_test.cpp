#include "session/files/data_folder.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <optional>
#include <string>

namespace houserule {

namespace {

// Sets an environment variable, or unsets it, and puts back what was there.
class Environment {
 public:
  Environment(const char* name, const char* value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    set(value);
  }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;
  ~Environment() { set(before_ ? before_->c_str() : nullptr); }

 private:
  void set(const char* value) {
    if (value == nullptr) {
      unsetenv(name_);
    } else {
      setenv(name_, value, 1);
    }
  }

  const char* name_;
  std::optional<std::string> before_;
};

}  // namespace

TEST_CASE("data lies in a folder of ours below XDG_DATA_HOME") {
  Environment data("XDG_DATA_HOME", "/somewhere/data");
  CHECK(data_folder() == "/somewhere/data/houserule");
}

TEST_CASE("without XDG_DATA_HOME data lies below the home folder") {
  Environment home("HOME", "/home/jana");
  for (const char* unusable : {static_cast<const char*>(nullptr), "", "relative/folder"}) {
    Environment data("XDG_DATA_HOME", unusable);
    CHECK(data_folder() == "/home/jana/.local/share/houserule");
    CHECK(is_data_home_passed_over() == (unusable != nullptr && *unusable != '\0'));
  }
  Environment data("XDG_DATA_HOME", "/somewhere/data");
  CHECK_FALSE(is_data_home_passed_over());
}

TEST_CASE("without HOME the user's entry says where home is") {
  Environment data("XDG_DATA_HOME", nullptr);
  Environment home("HOME", nullptr);
  CHECK(data_folder().is_absolute());
  CHECK(data_folder().filename() == "houserule");
}

}  // namespace houserule
