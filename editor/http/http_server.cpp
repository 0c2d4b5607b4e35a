#include "editor/http/http_server.h"

#include <atomic>
#include <chrono>
#include <map>
#include <stdexcept>
#include <thread>

#include "editor/http/door.h"
#include "editor/http/slow_guard.h"
#include "session/answers/request.h"
#include "session/files/script_folders.h"
#include "session/json/json_text.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

constexpr const char* json_type = "application/json";
constexpr std::size_t most_page_file = std::size_t{16} << 20U;

// Everything the page needs comes from here; it may show pictures made by itself.
constexpr const char* content_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

// What the page is made of, by ending; nothing else is sent.
const std::map<std::string, const char*>& content_types() {
  static const std::map<std::string, const char*> types = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".json", "application/json; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".woff2", "font/woff2"},
      {".png", "image/png"},
      {".txt", "text/plain; charset=utf-8"},
  };
  return types;
}

void answer_error(httplib::Response& response, int status, const std::string& code,
                  const std::string& message) {
  response.status = status;
  response.set_content(json_line({{"error", {{"code", code}, {"message", message}}}}), json_type);
}

Caller caller_of(const httplib::Request& request) {
  Caller caller{request.get_header_value("Host"), request.get_header_value("Origin"),
                request.get_header_value("Sec-Fetch-Site"), ""};
  const std::string said = request.get_header_value("Authorization");
  if (said.starts_with("Bearer ")) caller.key = said.substr(7);
  // Of a header that stands there twice nobody knows which one counts.
  if (request.get_header_value_count("Host") != 1) caller.host.clear();
  if (request.get_header_value_count("Origin") > 1) caller.origin = "several";
  return caller;
}

// The limit of a body holds for one whose length is said beforehand, and that is what it says.
std::optional<Turned> refusal_of_body(const httplib::Request& request) {
  const std::string length = request.get_header_value("Content-Length");
  const bool is_number = !length.empty() && length.find_first_not_of("0123456789") == length.npos;
  if (request.has_header("Transfer-Encoding") || !is_number ||
      request.get_header_value_count("Content-Length") != 1) {
    return Turned{411, "no-length", "a request says how long it is, as Content-Length"};
  }
  if (request.has_header("Content-Encoding")) {
    return Turned{415, "bad-type", "a request is not compressed"};
  }
  return std::nullopt;
}

}  // namespace

class HttpServer::Inside {
 public:
  Inside(EditorApi& api, const ServerSettings& settings) : api_(api), page_(settings.page) {
    // Not the usual SO_REUSEPORT, by which two servers could share a port and its callers.
    server_.set_socket_options([](int socket) {
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    server_.set_payload_max_length(most_request);
    server_.set_keep_alive_timeout(2);  // what is said of it; GuardLimits is what is done
    server_.set_default_headers({{"Content-Security-Policy", content_policy},
                                 {"X-Content-Type-Options", "nosniff"},
                                 {"Referrer-Policy", "no-referrer"},
                                 {"Cross-Origin-Opener-Policy", "same-origin"},
                                 {"Cross-Origin-Resource-Policy", "same-origin"},
                                 {"Cache-Control", "no-store"}});
    // Before anything of a body is read.
    server_.set_pre_routing_handler([this](const auto& request, auto& response) {
      return let_in(request, response) ? httplib::Server::HandlerResponse::Unhandled
                                       : httplib::Server::HandlerResponse::Handled;
    });
    server_.Post("/enter",
                 [this](const auto& request, auto& response) { enter(request, response); });
    server_.Post("/ask", [this](const auto& request, auto& response) {
      response.set_content(api_.answer(request.body), json_type);
    });
    server_.Get(R"(/(.*))",
                [this](const auto& request, auto& response) { send_page(request, response); });
    server_.set_error_handler([](const httplib::Request&, httplib::Response& response) {
      if (!response.body.empty()) return;
      const bool is_large = response.status == 413;
      if (is_large) response.set_header("Connection", "close");  // its body is not read
      answer_error(response, response.status, is_large ? "too-large" : "not-found",
                   is_large ? "a request has at most " + std::to_string(most_request) + " bytes"
                            : "there is nothing here");
    });
    const bool is_bound = settings.port == 0
                              ? (port_ = server_.bind_to_any_port("127.0.0.1")) > 0
                              : server_.bind_to_port("127.0.0.1", port_ = settings.port);
    if (!is_bound) {
      throw std::runtime_error("port " + std::to_string(settings.port) + " is taken");
    }
    server_.take_many();
    door_.set_port(port_);
  }

  int port() const { return port_; }
  std::string new_address() {
    return "http://127.0.0.1:" + std::to_string(port_) + "/#" + door_.new_token();
  }
  void run() {
    is_asked_to_run_ = true;
    if (!is_asked_to_stop_) server_.listen_after_bind();
    is_asked_to_run_ = false;
  }
  void stop() {
    is_asked_to_stop_ = true;
    // The library forgets what it is told before it listens.
    while (is_asked_to_run_ && !server_.is_running()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    server_.end();
  }

 private:
  bool let_in(const httplib::Request& request, httplib::Response& response) {
    const bool asks = request.method == "POST";
    const bool needs_key = asks && request.path != "/enter";
    const Caller caller = caller_of(request);
    std::optional<Turned> turned =
        needs_key ? door_.refusal_without_key(caller) : door_.refusal(caller);
    if (!turned && !asks && request.method != "GET" && request.method != "HEAD") {
      turned = Turned{405, "bad-method", "only GET and POST are answered"};
    }
    if (!turned && asks && !request.get_header_value("Content-Type").starts_with(json_type)) {
      turned = Turned{415, "bad-type", "a request is application/json"};
    }
    if (!turned && asks) turned = refusal_of_body(request);
    if (!turned) return true;
    answer_error(response, turned->status, turned->code, turned->message);
    // Its body is not read, so nothing behind it can be.
    response.set_header("Connection", "close");
    return false;
  }

  void enter(const httplib::Request& request, httplib::Response& response) {
    try {
      const Json asked = parse_request(request.body, "request");
      if (const auto key = door_.trade(text_of_key(asked, "token"))) {
        response.set_content(json_line({{"key", *key}}), json_type);
        return;
      }
      answer_error(response, 403, "used-token",
                   "this address was used already, or a newer one was printed");
    } catch (const RequestFault& fault) {
      response.status = 400;
      response.set_content(json_line({{"error", fault.error}}), json_type);
    }
  }

  // A file of the page, by a path of plain names; "/" is its index.
  void send_page(const httplib::Request& request, httplib::Response& response) const {
    const fs::path name = request.path == "/" ? "index.html" : request.path.substr(1);
    const auto type = content_types().find(name.extension().string());
    bool is_plain = type != content_types().end() && !name.empty() && !name.is_absolute();
    for (const fs::path& part : name) {
      is_plain = is_plain && !part.empty() && part.string().front() != '.' &&
                 part.string().find_first_of(std::string_view("\\\0", 2)) == std::string::npos;
    }
    const auto text = is_plain ? read_file(page_ / name, most_page_file) : std::nullopt;
    if (!text) {
      answer_error(response, 404, "not-found", "there is nothing here");
      return;
    }
    response.set_content(*text, type->second);
  }

  EditorApi& api_;
  fs::path page_;
  int port_ = 0;
  Door door_;
  SlowGuard server_{GuardLimits{}};
  std::atomic<bool> is_asked_to_run_ = false;
  std::atomic<bool> is_asked_to_stop_ = false;
};

HttpServer::HttpServer(EditorApi& api, const ServerSettings& settings)
    : inside_(std::make_unique<Inside>(api, settings)) {}
HttpServer::~HttpServer() = default;

int HttpServer::port() const { return inside_->port(); }
std::string HttpServer::new_address() { return inside_->new_address(); }
void HttpServer::run() { inside_->run(); }
void HttpServer::stop() { inside_->stop(); }

}  // namespace houserule
