#include "editor/http/slow_guard.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <set>
#include <system_error>
#include <thread>

namespace houserule {

namespace {

using Clock = std::chrono::steady_clock;

// Waits until a socket can be read (POLLIN) or written (POLLOUT). False when it is too late.
bool is_ready(int socket, short event, Clock::time_point until) {
  while (true) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    if (left <= 0) return false;
    pollfd watched{socket, event, 0};
    const int ready = poll(&watched, 1, static_cast<int>(left) + 1);
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

void read_address(const sockaddr_in& address, std::string& ip, int& port) {
  std::array<char, INET_ADDRSTRLEN> text{};
  if (inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size()) != nullptr) ip = text.data();
  port = ntohs(address.sin_port);
}

// A thread for each task, up to a number; further tasks wait for one to end.
class Threads final : public httplib::TaskQueue {
 public:
  explicit Threads(std::size_t most) : most_(most) {}

  void enqueue(std::function<void()> task) override {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(task));
    if (running_ == most_) return;
    ++running_;
    try {
      std::thread([this] { work(); }).detach();
    } catch (const std::system_error&) {
      --running_;  // the next that can be started takes it, or the end
    }
  }

  void shutdown() override {
    work_off();
    std::unique_lock lock(mutex_);
    ended_.wait(lock, [&] { return running_ == 0; });
  }

 private:
  void work() {
    work_off();
    const std::lock_guard lock(mutex_);
    --running_;
    ended_.notify_all();
  }

  void work_off() {
    while (true) {
      std::function<void()> task;
      {
        const std::lock_guard lock(mutex_);
        if (waiting_.empty()) return;
        task = std::move(waiting_.front());
        waiting_.pop_front();
      }
      task();
    }
  }

  const std::size_t most_;
  std::mutex mutex_;
  std::condition_variable ended_;
  std::deque<std::function<void()>> waiting_;
  std::size_t running_ = 0;
};

}  // namespace

// The sockets that are open, so that the end can close them to what is still sent.
class SlowGuard::Connections {
 public:
  // False at the end.
  bool add(int socket) {
    const std::lock_guard lock(mutex_);
    if (has_ended_) return false;
    open_.insert(socket);
    return true;
  }
  void close(int socket) {
    const std::lock_guard lock(mutex_);
    open_.erase(socket);
    ::shutdown(socket, SHUT_RDWR);
    ::close(socket);
  }
  void end() {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
    for (const int socket : open_) ::shutdown(socket, SHUT_RD);
  }
  bool has_ended() const {
    const std::lock_guard lock(mutex_);
    return has_ended_;
  }

 private:
  mutable std::mutex mutex_;
  std::set<int> open_;
  bool has_ended_ = false;
};

// What a connection sends and takes, one request after the other.
class SlowGuard::Connection final : public httplib::Stream {
 public:
  Connection(int socket, const GuardLimits& limits, const Connections& all)
      : socket_(socket), limits_(limits), all_(all) {}

  // Waits for the first byte of a request; its time begins then.
  bool begins() {
    if (at_ == end_ && !is_ready(socket_, POLLIN, Clock::now() + limits_.idle)) return false;
    until_ = Clock::now() + limits_.request;
    taken_ = 0;
    most_ = limits_.most_head;
    answered_until_.reset();
    return true;
  }

  // The head has come and says how long the body is.
  void expect(std::size_t body) {
    most_ = std::max(most_, taken_ + body);
    expected_ = taken_ + body;
  }
  // Whether all of the request was read, so that what follows is another one.
  bool is_read() const { return taken_ == expected_; }

  // Takes a little more of what was refused: an answer is lost where a connection ends before
  // everything that was sent has been read.
  void take_rest() {
    ::shutdown(socket_, SHUT_WR);
    const auto until = Clock::now() + std::min(limits_.idle, limits_.request);
    for (std::size_t left = 4 * limits_.most_body; left > 0 && !all_.has_ended();) {
      if (!is_ready(socket_, POLLIN, until)) return;
      const ssize_t got = ::recv(socket_, buffer_.data(), buffer_.size(), 0);
      if (got <= 0) return;
      left -= std::min(left, static_cast<std::size_t>(got));
    }
  }

  bool is_readable() const override { return at_ < end_ || is_ready(socket_, POLLIN, until_); }
  bool is_writable() const override {
    return is_ready(socket_, POLLOUT, Clock::now() + limits_.answer);
  }

  ssize_t read(char* to, std::size_t size) override {
    if (taken_ >= most_) return -1;
    if (at_ == end_) {
      if (!is_ready(socket_, POLLIN, until_) || all_.has_ended()) return -1;
      answered_until_.reset();
      const ssize_t got = ::recv(socket_, buffer_.data(), buffer_.size(), 0);
      if (got <= 0) return got;
      at_ = 0;
      end_ = static_cast<std::size_t>(got);
    }
    const std::size_t some = std::min({size, end_ - at_, most_ - taken_});
    std::copy_n(buffer_.data() + at_, some, to);
    at_ += some;
    taken_ += some;
    return static_cast<ssize_t>(some);
  }

  ssize_t write(const char* from, std::size_t size) override {
    if (!answered_until_) answered_until_ = Clock::now() + limits_.answer;
    if (!is_ready(socket_, POLLOUT, *answered_until_)) return -1;
    return ::send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
  }

  void get_remote_ip_and_port(std::string& ip, int& port) const override {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    if (getpeername(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0) {
      read_address(address, ip, port);
    }
  }
  void get_local_ip_and_port(std::string& ip, int& port) const override {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    if (getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0) {
      read_address(address, ip, port);
    }
  }
  socket_t socket() const override { return socket_; }

 private:
  const int socket_;
  const GuardLimits& limits_;
  const Connections& all_;
  std::array<char, 4096> buffer_{};
  std::size_t at_ = 0;
  std::size_t end_ = 0;
  std::size_t taken_ = 0;  // of this request
  std::size_t most_ = 0;
  std::size_t expected_ = 0;
  Clock::time_point until_;
  std::optional<Clock::time_point> answered_until_;
};

SlowGuard::SlowGuard(GuardLimits limits)
    : limits_(limits), connections_(std::make_shared<Connections>()) {
  new_task_queue = [most = limits.most_connections] { return new Threads(most); };
}

SlowGuard::~SlowGuard() = default;

void SlowGuard::take_many() { ::listen(svr_sock_, static_cast<int>(limits_.most_connections)); }

void SlowGuard::end() {
  connections_->end();
  stop();
}

bool SlowGuard::process_and_close_socket(socket_t socket) {
  if (!connections_->add(socket)) {
    ::close(socket);
    return false;
  }
  Connection connection(socket, limits_, *connections_);
  bool goes_on = true;
  while (goes_on && !connections_->has_ended() && connection.begins()) {
    bool is_closed = false;
    connection.expect(0);
    goes_on = process_request(connection, false, is_closed, [&](httplib::Request& request) {
      const std::string said = request.get_header_value("Content-Length");
      std::size_t length = 0;
      std::from_chars(said.data(), said.data() + said.size(), length);
      connection.expect(std::min(length, limits_.most_body));
    });
    goes_on = goes_on && !is_closed && connection.is_read();
  }
  if (!connection.is_read()) connection.take_rest();
  connections_->close(socket);
  return goes_on;
}

}  // namespace houserule
