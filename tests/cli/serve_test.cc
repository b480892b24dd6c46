// `latplan serve`: its server, what it answers, and how it ends.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>

#include "base/base64.h"
#include "base/picture_file.h"
#include "cli/commands_under_test.h"
#include "cli/live_model.h"
#include "nn/network_model.h"
#include "report/html.h"
#include "runs/open_model.h"

namespace latplan::cli {
namespace {

// A server in a thread, until the end of the test.
class RunningServer {
 public:
  explicit RunningServer(std::function<HttpResponse(const HttpRequest&)> answer)
      : thread_([this, answer = std::move(answer)] { server_.run(answer, stop_); }) {}
  ~RunningServer() {
    stop_.request();
    thread_.join();
  }
  std::string host() const {
    const std::string url = server_.url();  // http://HOST:PORT/
    return url.substr(7, url.size() - 8);
  }

  // The answer to these bytes, to the end of the connection.
  std::string ask(const std::string& request) const {
    const int fd = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(std::stoi(host().substr(10))));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(fd, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    std::string text;
    if (::send(fd, request.data(), request.size(), MSG_NOSIGNAL) >= 0) {
      char buffer[4096];
      for (ssize_t got = 0; (got = ::recv(fd, buffer, sizeof buffer, 0)) > 0;) {
        text.append(buffer, static_cast<std::size_t>(got));
      }
    }
    ::close(fd);
    return text;
  }
  std::string get(const std::string& headers, const std::string& path = "/") const {
    return ask("GET " + path + " HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n");
  }

 private:
  HttpServer server_{0};
  StopFlag stop_;
  std::thread thread_;
};

int status(const std::string& answer) {
  return answer.starts_with("HTTP/1.1 ") ? std::stoi(answer.substr(9)) : 0;
}

TEST(HttpServer, AnswersItsOwnPagesAlone) {
  const RunningServer server([](const HttpRequest& request) {
    return HttpResponse{200, "text/plain", (request.post ? "POST " : "GET ") + request.path};
  });
  const std::string host = "Host: " + server.host() + "\r\n", port = server.host().substr(9);
  const std::string answer = server.get(host, "/a?b=c");
  EXPECT_EQ(status(answer), 200);
  EXPECT_TRUE(answer.ends_with("\r\n\r\nGET /a")) << answer;
  EXPECT_EQ(status(server.get("Host: localhost" + port + "\r\n")), 200);
  EXPECT_EQ(status(server.get(host + "Origin: http://" + server.host() + "\r\n")), 200);
  // A name that an attacker lets point to 127.0.0.1, another port, no host; a page of another site.
  EXPECT_EQ(status(server.get("Host: attacker.example" + port + "\r\n")), 403);
  EXPECT_EQ(status(server.get("Host: 127.0.0.1:1\r\n")), 403);
  EXPECT_EQ(status(server.get("Host: 127.0.0.1\r\n")), 403);
  EXPECT_EQ(status(server.get("")), 403);
  EXPECT_EQ(status(server.get(host + "Origin: http://attacker.example\r\n")), 403);
  EXPECT_EQ(status(server.get(host + "Origin: null\r\n")), 403);
}

TEST(HttpServer, BoundsWhatItTakes) {
  const RunningServer server([](const HttpRequest&) { return HttpResponse{}; });
  const std::string host = "Host: " + server.host() + "\r\n";
  EXPECT_EQ(status(server.ask("POST / HTTP/1.1\r\n" + host +
                              "Connection: close\r\nContent-Length: 20000000\r\n\r\n")),
            413);
  EXPECT_NE(status(server.get(host + "Long: " + std::string(100'000, 'x') + "\r\n")), 200);
  EXPECT_NE(status(server.ask("DELETE / HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n")), 200);
  EXPECT_NE(status(server.ask("nonsense\r\n\r\n")), 200);
  EXPECT_EQ(status(server.get(host)), 200);  // and goes on
}

TEST(HttpServer, ListensOnTheLoopbackAddressAlone) {
  const RunningServer server([](const HttpRequest&) { return HttpResponse{}; });
  EXPECT_TRUE(server.host().starts_with("127.0.0.1:")) << server.host();
}

TEST(HttpServer, ReportsATakenPort) {
  const RunningServer server([](const HttpRequest&) { return HttpResponse{}; });
  expect_fault(latplan({"serve", std::string(LATPLAN_SOURCE_DIR) + "/models/lightsout", "--port",
                        server.host().substr(10)}),
               kBadOutput, "expected a free port");
}

TEST(Serve, EndsWithCtrlC) {
  ProgramOptions options;
  options.interrupt_seconds = 0.5;
  const ProgramResult result = latplan(
      {"serve", std::string(LATPLAN_SOURCE_DIR) + "/models/lightsout", "--port", "0", "--json"},
      options);
  EXPECT_EQ(result.exit_code, kInterrupted) << result.err;
  EXPECT_EQ(result.err, "");
  EXPECT_TRUE(has(result.out, "\"url\": \"http://127.0.0.1:")) << result.out;
}

nn::Backend shipped_models() {
  nn::Backend backend;
  backend.load = [](const fs::path& folder, int threads) {
    return nn::load_model(folder, threads);
  };
  return backend;
}

class LiveModelTest : public testing::Test {
 protected:
  Json post(const std::string& path, const std::string& body, int expected = 200) const {
    const HttpResponse response = live_.answer({true, path, body});
    EXPECT_EQ(response.status, expected) << response.body;
    return Json::parse(response.body, nullptr, false);
  }
  std::string random(int seed) const {
    return post("/random", Json{{"seed", seed}}.dump())["image"];
  }

  SilentLog log_;
  StopFlag stop_;
  runs::OpenModel model_ =
      runs::open_model(shipped_models(), std::string(LATPLAN_SOURCE_DIR) + "/models/hanoi-4-4", 1);
  LiveModel live_{"hanoi-4-4",
                  runs::planning_model(model_, {}),
                  {},
                  {model_.run.preparation, model_.network->image_shape(), log_},
                  runs::known_states(model_, 4),
                  nullptr,
                  log_,
                  stop_};
};

TEST_F(LiveModelTest, PlansBetweenPicturesOfRandomWalks) {
  const std::string start = random(1), goal = random(2);
  EXPECT_NE(start, goal);
  EXPECT_EQ(start, random(1));
  const Json plan =
      post("/plan", Json{{"start", start}, {"goal", goal}, {"mask", Json::array()}}.dump());
  EXPECT_GT(plan["moves"].size(), 0u);
  EXPECT_EQ(plan["frames"].size(), plan["moves"].size() + 1);
  EXPECT_EQ(plan["frames"][0]["image"], start);
  EXPECT_EQ(plan["frames"].back()["image"], goal);
  EXPECT_GE(plan["milliseconds"].get<int>(), 0);
}

// Where only one tower matters, fewer steps reach it.
TEST_F(LiveModelTest, PlansForAPartOfTheGoal) {
  const Json whole = {{"start", random(1)}, {"goal", random(2)}, {"mask", Json::array()}};
  const std::size_t all = post("/plan", whole.dump())["moves"].size();
  const ImageShape shape = model_.network->image_shape();
  const int side = shape.width / 4;
  std::size_t fewest = all;
  for (int tower = 0; tower < 4; ++tower) {
    Json part = whole;
    part["mask"] = {{tower * side, 0, side, shape.height}};
    const std::size_t moves = post("/plan", part.dump())["moves"].size();
    EXPECT_LE(moves, all);
    fewest = std::min(fewest, moves);
  }
  EXPECT_LT(fewest, all);
}

TEST_F(LiveModelTest, PreparesPicturesOfTheUser) {
  const std::string image = random(3);
  const auto bytes = from_base64(std::string_view(image).substr(image.find(',') + 1));
  ASSERT_TRUE(bytes);
  EXPECT_EQ(post("/picture", std::string(bytes->begin(), bytes->end()))["image"], image);
}

TEST_F(LiveModelTest, RefusesWhatItDoesNotUnderstand) {
  const std::string image = random(1);
  const auto request = [&](const Json& mask) {
    return Json{{"start", image}, {"goal", image}, {"mask", mask}}.dump();
  };
  const std::string wrong_size = report::data_uri(Image({3, 3, 1}));
  for (const auto& [path, body] : std::vector<std::pair<std::string, std::string>>{
           {"/plan", ""},
           {"/plan", "[]"},
           {"/plan", "{}"},
           {"/plan", Json{{"start", "file:///etc/passwd"}, {"goal", image}}.dump()},
           {"/plan", Json{{"start", image}, {"goal", "data:image/png;base64,????"}}.dump()},
           {"/plan", Json{{"start", wrong_size}, {"goal", image}, {"mask", Json::array()}}.dump()},
           {"/plan", request(7)},
           {"/plan", request({{1, 2, 3}})},
           {"/plan", request({{-1, 0, 3, 3}})},
           {"/plan", request({{0, 0, 1e9, 1}})},
           {"/plan", request({{0, 0, 1000000, 1}})},
           {"/plan", request({{"a", 0, 1, 1}})},
           {"/picture", ""},
           {"/picture", "GIF89a"},
           {"/random", "{}"},
           {"/random", "{\"seed\": -1}"}}) {
    EXPECT_TRUE(post(path, body, 400)["error"].is_string()) << path << body;
  }
  for (const char* path : {"/etc/passwd", "/../models", "", "//", "/random"}) {
    EXPECT_EQ(live_.answer({false, path, ""}).status, 404) << path;
  }
}

TEST_F(LiveModelTest, ItsPageHoldsPicturesToPick) {
  const HttpResponse page = live_.answer({false, "/", ""});
  EXPECT_EQ(page.status, 200);
  EXPECT_TRUE(has(page.body, "<title>Plans of hanoi-4-4</title>"));
  EXPECT_TRUE(has(page.body, "\"examples\":[\"data:image/png;base64,"));
}

}  // namespace
}  // namespace latplan::cli
