// Files read once, for a command that looks at the same scripts again and again and ends.

#pragma once

namespace houserule {

// As long as one lives, read_file() remembers what it has read, in all threads: what changes on the
// disk meanwhile is not seen. So it is nothing for what goes on while people write.
class ReadOnce {
 public:
  ReadOnce();
  ~ReadOnce();
  ReadOnce(const ReadOnce&) = delete;
  ReadOnce& operator=(const ReadOnce&) = delete;
};

}  // namespace houserule
