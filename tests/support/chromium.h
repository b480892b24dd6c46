// Pages in a real Chromium: the DOM that they leave. Tests are skipped where there is none.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "base/subprocess.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {

inline std::string chromium() {
  for (const char* name : {"chromium", "chromium-browser", "google-chrome"}) {
    if (const auto found = find_in_path(name)) return found->string();
  }
  return "";
}

// The page with a script at its end.
inline std::string with_script(std::string page, const std::string& script) {
  page.insert(page.rfind("</body>"), "<script>\n\"use strict\";\n" + script + "</script>\n");
  return page;
}

// After this time of the page's own clock, which waits for its requests.
inline std::string dom_of(const std::string& url, int virtual_milliseconds) {
  const TemporaryFolder folder;
  ProgramOptions options;
  options.seconds = 120;
  const ProgramResult result = run_program(
      {chromium(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
       "--no-first-run", "--disable-sync",
       "--user-data-dir=" + (folder.path() / "profile").string(),
       "--virtual-time-budget=" + std::to_string(virtual_milliseconds), "--dump-dom", url},
      options);
  EXPECT_EQ(result.exit_code, 0) << result.err;
  return result.out;
}

inline void expect_has(const std::string& dom, const std::string& part) {
  EXPECT_NE(dom.find(part), std::string::npos) << part << " is not in\n" << dom.substr(0, 20'000);
}

class InChromium : public testing::Test {
 protected:
  void SetUp() override {
    if (chromium().empty()) GTEST_SKIP() << "no Chromium; install the Debian package chromium";
  }
};

}  // namespace latplan
