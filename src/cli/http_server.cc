#include "cli/http_server.h"

#include "base/error.h"

#ifdef LATPLAN_HAVE_LIBEVENT
#include <arpa/inet.h>
#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstdint>
#include <exception>
#include <utility>

namespace latplan::cli {
namespace {

constexpr const char* kAddress = "127.0.0.1";
constexpr std::size_t kMostBytes = std::size_t{16} << 20;  // of a body
constexpr std::size_t kMostHeaderBytes = std::size_t{16} << 10;
constexpr int kIdleSeconds = 30;
constexpr timeval kStopInterval = {0, 50'000};

}  // namespace

struct HttpServer::Inside {
  std::shared_ptr<event_base> loop{event_base_new(), event_base_free};
  std::shared_ptr<evhttp> http{evhttp_new(loop.get()), evhttp_free};
  int port = 0;
  const std::function<HttpResponse(const HttpRequest&)>* answer = nullptr;
  const StopFlag* stop = nullptr;

  bool is_ours(evhttp_request* request) const {
    const evkeyvalq* headers = evhttp_request_get_input_headers(request);
    const char* host = evhttp_find_header(headers, "Host");
    const char* origin = evhttp_find_header(headers, "Origin");
    for (const char* name : {kAddress, "localhost"}) {
      const std::string here = name + (":" + std::to_string(port));
      if (host == nullptr || here != host) continue;
      return origin == nullptr || origin == "http://" + here;
    }
    return false;
  }

  HttpResponse respond(evhttp_request* request) const {
    if (!is_ours(request)) return {403, "text/plain", "not a page of this server\n"};
    const evhttp_uri* uri = evhttp_request_get_evhttp_uri(request);
    const char* path = uri == nullptr ? nullptr : evhttp_uri_get_path(uri);
    evbuffer* body = evhttp_request_get_input_buffer(request);
    const std::size_t size = evbuffer_get_length(body);
    const auto* bytes = reinterpret_cast<const char*>(evbuffer_pullup(body, -1));
    try {
      return (*answer)({evhttp_request_get_command(request) == EVHTTP_REQ_POST,
                        path == nullptr ? "" : path,
                        {size == 0 ? "" : bytes, size}});
    } catch (const std::exception& error) {  // must not pass through libevent
      return {500, "text/plain", std::string("internal error: ") + error.what() + "\n"};
    }
  }

  static void on_request(evhttp_request* request, void* self) {
    const HttpResponse response = static_cast<Inside*>(self)->respond(request);
    evkeyvalq* headers = evhttp_request_get_output_headers(request);
    for (const auto& [name, value] : {std::pair{"Content-Type", response.type.c_str()},
                                      {"Cache-Control", "no-store"},
                                      {"X-Content-Type-Options", "nosniff"},
                                      {"X-Frame-Options", "DENY"},
                                      {"Cross-Origin-Resource-Policy", "same-origin"}}) {
      evhttp_add_header(headers, name, value);
    }
    evbuffer_add(evhttp_request_get_output_buffer(request), response.body.data(),
                 response.body.size());
    evhttp_send_reply(request, response.status, nullptr, nullptr);
  }

  static void on_timer(evutil_socket_t, short, void* self) {
    const auto* inside = static_cast<Inside*>(self);
    if (inside->stop->requested()) event_base_loopbreak(inside->loop.get());
  }
};

HttpServer::HttpServer(int port) : inside_(std::make_unique<Inside>()) {
  evhttp* http = inside_->http.get();
  evhttp_set_max_body_size(http, kMostBytes);
  evhttp_set_max_headers_size(http, kMostHeaderBytes);
  evhttp_set_timeout(http, kIdleSeconds);
  evhttp_set_allowed_methods(http, EVHTTP_REQ_GET | EVHTTP_REQ_POST);
  evhttp_set_gencb(http, Inside::on_request, inside_.get());
  evhttp_bound_socket* socket =
      evhttp_bind_socket_with_handle(http, kAddress, static_cast<std::uint16_t>(port));
  if (socket == nullptr) {
    throw output_error("port " + std::to_string(port) +
                       ": cannot listen on it; expected a free port, or 0 for any");
  }
  sockaddr_in address = {};
  socklen_t size = sizeof address;
  const int bound = ::getsockname(evhttp_bound_socket_get_fd(socket),
                                  reinterpret_cast<sockaddr*>(&address), &size);
  LATPLAN_CHECK(bound == 0, "a bound socket has no name");
  inside_->port = ntohs(address.sin_port);
}

void HttpServer::run(const std::function<HttpResponse(const HttpRequest&)>& answer,
                     const StopFlag& stop) {
  inside_->answer = &answer;
  inside_->stop = &stop;
  const std::unique_ptr<event, void (*)(event*)> timer(
      event_new(inside_->loop.get(), -1, EV_PERSIST, Inside::on_timer, inside_.get()), event_free);
  event_add(timer.get(), &kStopInterval);
  event_base_dispatch(inside_->loop.get());
}

std::string HttpServer::url() const {
  return std::string("http://") + kAddress + ":" + std::to_string(inside_->port) + "/";
}

HttpServer::~HttpServer() = default;

}  // namespace latplan::cli

#else

namespace latplan::cli {

struct HttpServer::Inside {};

HttpServer::HttpServer(int) {
  throw unsupported_error("this build has no web server; expected one with libevent");
}
HttpServer::~HttpServer() = default;
std::string HttpServer::url() const { return ""; }
void HttpServer::run(const std::function<HttpResponse(const HttpRequest&)>&, const StopFlag&) {}

}  // namespace latplan::cli

#endif
