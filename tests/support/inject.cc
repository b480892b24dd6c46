// A library to preload into the program under test. It counts calls of one kind. The n-th of them fails, or the process is
// killed there.
//   LATPLAN_INJECT_CALLS   changes: what changes something below a folder; opens: files, folders and pipes, below any folder;
//                          reads: of files and folders, below any folder; allocations: of at least so many bytes; forks, and starts of
//                          threads; syncs: flushes of what lies below a folder. Default: changes
//   LATPLAN_INJECT_FOLDER  the folder of `changes` and `syncs`
//   LATPLAN_INJECT_BYTES   the bytes of `allocations`
//   LATPLAN_INJECT_AT      n; 0: only count
//   LATPLAN_INJECT_ERRNO   how the call fails; 0: killed; -1: it never returns
//   LATPLAN_INJECT_COUNT   a file that gets a line with the number of calls when the process exits
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

enum class Kind { kChanges, kOpens, kReads, kAllocations, kForks, kSyncs };

std::atomic<long> calls{0};

long number(const char* name) {
  const char* text = std::getenv(name);
  return text == nullptr ? 0 : std::atol(text);
}

// The kind of LATPLAN_INJECT_CALLS.
Kind wanted() {
  const char* text = std::getenv("LATPLAN_INJECT_CALLS");
  if (text == nullptr) return Kind::kChanges;
  return *text == 'o'   ? Kind::kOpens
         : *text == 'r' ? Kind::kReads
         : *text == 'a' ? Kind::kAllocations
         : *text == 's' ? Kind::kSyncs
         : *text == 'f' ? Kind::kForks
                        : Kind::kChanges;
}

bool is_below(const char* path) {
  const char* folder = std::getenv("LATPLAN_INJECT_FOLDER");
  return folder != nullptr && path != nullptr &&
         std::strncmp(path, folder, std::strlen(folder)) == 0;
}

// The path of an open file; empty: none.
struct PathOf {
  explicit PathOf(int fd) {
    char link[64];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    const ssize_t length = ::readlink(link, path, sizeof path - 1);
    path[length > 0 ? length : 0] = 0;
  }
  char path[PATH_MAX];
};

bool is_below(int fd) { return is_below(PathOf(fd).path); }

// Whether this call is the n-th, and fails; errno is set.
bool is_hit() {
  if (++calls != number("LATPLAN_INJECT_AT")) return false;
  const long code = number("LATPLAN_INJECT_ERRNO");
  if (code == 0) ::kill(::getpid(), SIGKILL);
  while (code < 0) ::pause();
  errno = static_cast<int>(code);
  return true;
}

// A call that changes what is at this place.
template <typename Place>
bool fails(Place place) {
  if (wanted() != Kind::kChanges) return false;
  const int before = errno;
  const bool below = is_below(place);
  errno = before;
  return below && is_hit();
}

bool starts_with(const char* path, const char* folder) {
  return std::strncmp(path, folder, std::strlen(folder)) == 0;
}

// What the system shows as files.
bool is_of_system(const char* path) {
  return starts_with(path, "/proc/") || starts_with(path, "/sys/") || starts_with(path, "/etc/") ||
         (starts_with(path, "/dev/") && !starts_with(path, "/dev/shm/"));
}

// A call that needs a descriptor.
bool open_fails(const char* path) {
  if (wanted() != Kind::kOpens) return false;
  return (path == nullptr || !is_of_system(path)) && is_hit();
}

bool read_fails(int fd) {
  if (wanted() != Kind::kReads) return false;
  const int before = errno;
  const PathOf file(fd);
  errno = before;
  return *file.path == '/' && !is_of_system(file.path) && is_hit();
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
  if ((changes && fails(path)) || open_fails(path)) return -1;
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
extern "C" FILE* fopen(const char* path, const char* mode) {
  if ((*mode != 'r' && fails(path)) || open_fails(path)) return nullptr;
  return next<FILE*(const char*, const char*)>("fopen")(path, mode);
}
extern "C" FILE* fopen64(const char* path, const char* mode) {
  if ((*mode != 'r' && fails(path)) || open_fails(path)) return nullptr;
  return next<FILE*(const char*, const char*)>("fopen64")(path, mode);
}
extern "C" DIR* opendir(const char* path) {
  if (open_fails(path)) return nullptr;
  return next<DIR*(const char*)>("opendir")(path);
}
extern "C" int pipe2(int ends[2], int flags) {
  if (open_fails(nullptr)) return -1;
  return next<int(int*, int)>("pipe2")(ends, flags);
}
extern "C" ssize_t read(int fd, void* data, size_t size) {
  if (read_fails(fd)) return -1;
  return next<ssize_t(int, void*, size_t)>("read")(fd, data, size);
}
extern "C" ssize_t pread(int fd, void* data, size_t size, off_t at) {
  if (read_fails(fd)) return -1;
  return next<ssize_t(int, void*, size_t, off_t)>("pread")(fd, data, size, at);
}
// No signal interrupts it.
extern "C" dirent* readdir(DIR* folder) {
  if (number("LATPLAN_INJECT_ERRNO") != EINTR && read_fails(::dirfd(folder))) return nullptr;
  return next<dirent*(DIR*)>("readdir")(folder);
}
extern "C" pid_t fork() {
  if (wanted() == Kind::kForks && is_hit()) return -1;
  return next<pid_t()>("fork")();
}
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*start)(void*), void* argument) {
  if (wanted() == Kind::kForks && is_hit()) return errno;
  return next<int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create")(
      thread, attributes, start, argument);
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
INJECT(ssize_t, writev, fd, (int fd, const iovec* parts, int count), (fd, parts, count))
INJECT(ssize_t, pwrite, fd, (int fd, const void* data, size_t size, off_t at), (fd, data, size, at))
extern "C" int fsync(int fd) {
  const bool hit = wanted() == Kind::kSyncs ? is_below(fd) && is_hit() : fails(fd);
  return hit ? -1 : next<int(int)>("fsync")(fd);
}
INJECT(int, ftruncate, fd, (int fd, off_t length), (fd, length))

#if !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)  // which have their own allocator
namespace {

// Called before main(), too: everything here does without an allocation.
bool allocation_fails(std::size_t bytes) {
  static const long kLeast = number("LATPLAN_INJECT_BYTES");
  return kLeast > 0 && bytes >= static_cast<std::size_t>(kLeast) &&
         wanted() == Kind::kAllocations && is_hit();
}

}  // namespace

extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);

void* malloc(std::size_t bytes) { return allocation_fails(bytes) ? nullptr : __libc_malloc(bytes); }
void* calloc(std::size_t count, std::size_t bytes) {
  return allocation_fails(count * bytes) ? nullptr : __libc_calloc(count, bytes);
}
void* realloc(void* memory, std::size_t bytes) {
  return allocation_fails(bytes) ? nullptr : __libc_realloc(memory, bytes);
}
void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
  return allocation_fails(bytes) ? nullptr : __libc_memalign(alignment, bytes);
}
int posix_memalign(void** memory, std::size_t alignment, std::size_t bytes) {
  if (allocation_fails(bytes)) return ENOMEM;
  *memory = __libc_memalign(alignment, bytes);
  return *memory == nullptr ? ENOMEM : 0;
}
}
#endif
