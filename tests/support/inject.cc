// A library to preload into the program under test. It counts the calls that change something below a folder. The n-th of
// them fails, or the process is killed there.
//   LATPLAN_INJECT_FOLDER  the folder
//   LATPLAN_INJECT_AT      n; 0: only count
//   LATPLAN_INJECT_ERRNO   how the call fails; 0: killed; -1: it never returns
//   LATPLAN_INJECT_COUNT   a file that gets a line with the number of calls when the process exits
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

std::atomic<long> calls{0};

long number(const char* name) {
  const char* text = std::getenv(name);
  return text == nullptr ? 0 : std::atol(text);
}

bool is_below(const char* path) {
  const char* folder = std::getenv("LATPLAN_INJECT_FOLDER");
  return folder != nullptr && path != nullptr &&
         std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool is_below(int fd) {
  char link[64], path[PATH_MAX];
  std::snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  const ssize_t length = ::readlink(link, path, sizeof path - 1);
  if (length <= 0) return false;
  path[length] = 0;
  return is_below(path);
}

// Whether this call fails; errno is set.
template <typename Place>
bool fails(Place place) {
  const int before = errno;
  if (!is_below(place)) {
    errno = before;
    return false;
  }
  if (++calls != number("LATPLAN_INJECT_AT")) {
    errno = before;
    return false;
  }
  const long code = number("LATPLAN_INJECT_ERRNO");
  if (code == 0) ::kill(::getpid(), SIGKILL);
  while (code < 0) ::pause();
  errno = static_cast<int>(code);
  return true;
}

template <typename Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

struct Report {
  ~Report() {
    const char* file = std::getenv("LATPLAN_INJECT_COUNT");
    if (file == nullptr) return;
    if (FILE* out = std::fopen(file, "a")) {
      std::fprintf(out, "%ld\n", calls.load());
      std::fclose(out);
    }
  }
} report;

int open_by(const char* name, const char* path, int flags, unsigned mode) {
  const bool changes = (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
  if (changes && fails(path)) return -1;
  return next<int(const char*, int, ...)>(name)(path, flags, mode);
}

}  // namespace

#define INJECT(result, name, place, parameters, arguments) \
  extern "C" result name parameters {                      \
    if (fails(place)) return static_cast<result>(-1);      \
    return next<result parameters>(#name) arguments;       \
  }

extern "C" int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const unsigned mode = va_arg(more, unsigned);
  va_end(more);
  return open_by("open", path, flags, mode);
}
extern "C" int open64(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const unsigned mode = va_arg(more, unsigned);
  va_end(more);
  return open_by("open64", path, flags, mode);
}
INJECT(int, mkdir, path, (const char* path, mode_t mode), (path, mode))
INJECT(int, rename, to, (const char* from, const char* to), (from, to))
INJECT(int, renameat2, to, (int a, const char* from, int b, const char* to, unsigned flags),
       (a, from, b, to, flags))
INJECT(int, unlink, path, (const char* path), (path))
INJECT(int, rmdir, path, (const char* path), (path))
INJECT(int, remove, path, (const char* path), (path))
INJECT(int, linkat, to, (int a, const char* from, int b, const char* to, int flags),
       (a, from, b, to, flags))
INJECT(ssize_t, write, fd, (int fd, const void* data, size_t size), (fd, data, size))
INJECT(ssize_t, pwrite, fd, (int fd, const void* data, size_t size, off_t at), (fd, data, size, at))
INJECT(int, fsync, fd, (int fd), (fd))
INJECT(int, ftruncate, fd, (int fd, off_t length), (fd, length))
