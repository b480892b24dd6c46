// An HTTP server for the browser of this machine: it listens on the loopback address alone and answers one request after
// the other. Pages of other sites cannot use it: a request must name this server as its host, against DNS rebinding, and,
// if it names an origin, come from this server's own pages.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/log.h"

namespace latplan::cli {

struct HttpRequest {
  bool post = false;  // GET otherwise
  std::string path;   // "/plan"
  std::string_view body;
};

struct HttpResponse {
  int status = 200;
  std::string type, body;
};

class HttpServer {
 public:
  // Port 0: any free one. Taken: Error(BadOutput). A build without libevent: Error(Unsupported).
  explicit HttpServer(int port);
  ~HttpServer();

  std::string url() const;  // "http://127.0.0.1:8717/"
  // Until `stop`. What `answer` throws becomes status 500.
  void run(const std::function<HttpResponse(const HttpRequest&)>& answer, const StopFlag& stop);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace latplan::cli
