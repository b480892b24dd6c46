// The Python module latplan._core: include/latplan on NumPy arrays. The documented classes are in python/latplan.
#include <latplan/plan.h>
#include <latplan/solve.h>
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>
#include <future>

namespace {

namespace nb = nanobind;
using namespace nb::literals;
using latplan::Code;
using latplan::Picture;

// Pictures are [pictures, height, width, channels], codes [codes, bits].
using PictureArray = nb::ndarray<const std::uint8_t, nb::ndim<4>, nb::c_contig, nb::device::cpu>;
using CodeArray = nb::ndarray<const bool, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Array = nb::ndarray<nb::numpy, std::uint8_t>;

std::vector<Picture> pictures_of(const PictureArray& array) {
  const auto side = [&](int axis) { return static_cast<int>(array.shape(axis)); };
  const std::size_t bytes = array.shape(1) * array.shape(2) * array.shape(3);
  std::vector<Picture> pictures;
  for (std::size_t i = 0; i < array.shape(0); ++i) {
    const std::uint8_t* first = array.data() + i * bytes;
    pictures.push_back({side(1), side(2), side(3), {first, first + bytes}});
  }
  return pictures;
}

std::vector<Code> codes_of(const CodeArray& array) {
  std::vector<Code> codes;
  for (std::size_t i = 0; i < array.shape(0); ++i) {
    const bool* first = array.data() + i * array.shape(1);
    codes.emplace_back(first, first + array.shape(1));
  }
  return codes;
}

// A new array of that shape, owned by Python.
Array array_of(std::vector<std::uint8_t>&& values, std::initializer_list<std::size_t> shape) {
  auto kept = std::make_unique<std::vector<std::uint8_t>>(std::move(values));
  std::uint8_t* data = kept->data();
  const nb::capsule owner(kept.release(), [](void* vector) noexcept {
    delete static_cast<std::vector<std::uint8_t>*>(vector);
  });
  return Array(data, shape, owner);
}

// All of one size; without pictures an empty array.
Array array_of(const std::vector<Picture>& pictures) {
  const Picture none;
  const Picture& first = pictures.empty() ? none : pictures.front();
  std::vector<std::uint8_t> bytes;
  for (const Picture& picture : pictures) {
    bytes.insert(bytes.end(), picture.pixels.begin(), picture.pixels.end());
  }
  const auto side = [](int length) { return static_cast<std::size_t>(length); };
  return array_of(std::move(bytes),
                  {pictures.size(), side(first.height), side(first.width), side(first.channels)});
}

// Bits as bytes 0 and 1.
Array array_of(const std::vector<Code>& codes) {
  std::vector<std::uint8_t> bytes;
  for (const Code& code : codes) bytes.insert(bytes.end(), code.begin(), code.end());
  return array_of(std::move(bytes), {codes.size(), codes.empty() ? 0 : codes.front().size()});
}

// Runs a search in another thread while this one, which holds the interpreter, lets other Python threads work and looks for
// Ctrl-C.
template <typename Function>
auto interruptible(const Function& search) {
  std::atomic<bool> stop = false;
  auto result = std::async(std::launch::async, [&] { return search(stop); });
  const auto wait = [&](auto how) {
    const nb::gil_scoped_release others;
    return how();
  };
  while (wait([&] { return result.wait_for(std::chrono::milliseconds(50)); }) !=
         std::future_status::ready) {
    if (PyErr_CheckSignals() == 0) continue;
    stop = true;
    wait([&] { return result.wait(); });
    throw nb::python_error();
  }
  return result.get();
}

latplan::SolveOptions options_of(const std::string& search, double seconds, std::int64_t bytes,
                                 const std::atomic<bool>& stop) {
  return {search, seconds, bytes, &stop};
}

void raise_failure(const std::exception_ptr& thrown, void*) {
  try {
    std::rethrow_exception(thrown);
  } catch (const latplan::Failure& failure) {
    const nb::object error =
        nb::module_::import_("latplan.errors").attr("error_of")(failure.what(), failure.code());
    PyErr_SetObject(error.type().ptr(), error.ptr());
  }
}

void bind_records(nb::module_& m) {
  nb::class_<latplan::Verdict>(m, "Verdict", "What `latplan learn` says about a model.")
      .def_ro("word", &latplan::Verdict::word, "good, doubtful or poor")
      .def_ro("reasons", &latplan::Verdict::reasons)
      .def_ro("next", &latplan::Verdict::next, "The one thing to do; empty: nothing.")
      .def_ro("notes", &latplan::Verdict::notes, "No faults, but worth knowing.")
      .def("__repr__", [](const latplan::Verdict& v) { return "<Verdict: " + v.word + ">"; });
  nb::class_<latplan::Solution>(m, "Solution", "The plan of a PDDL or SAS+ task.")
      .def_ro("status", &latplan::Solution::status,
              "solved, unsolvable, no plan, out of memory or out of time")
      .def_ro("solved", &latplan::Solution::solved)
      .def_ro("optimal", &latplan::Solution::optimal, "The plan is proven to be a shortest one.")
      .def_ro("actions", &latplan::Solution::actions, "Names of the steps, in order.")
      .def_ro("search", &latplan::Solution::search, "The search that ran.")
      .def_ro("expanded", &latplan::Solution::expanded, "States.")
      .def_ro("seconds", &latplan::Solution::seconds)
      .def("__len__", [](const latplan::Solution& s) { return s.actions.size(); })
      .def("__bool__", [](const latplan::Solution& s) { return s.solved; })
      .def("__repr__", [](const latplan::Solution& s) {
        return s.solved ? "<Solution: " + std::to_string(s.actions.size()) + " steps>"
                        : "<Solution: " + s.status + ">";
      });
  nb::class_<latplan::Plan>(m, "Plan")
      .def_ro("status", &latplan::Plan::status)
      .def_ro("solved", &latplan::Plan::solved)
      .def_ro("optimal", &latplan::Plan::optimal)
      .def_ro("reason", &latplan::Plan::reason)
      .def_ro("actions", &latplan::Plan::actions)
      .def_ro("warranties", &latplan::Plan::warranties)
      .def_ro("seconds", &latplan::Plan::seconds)
      .def_ro("valid", &latplan::Plan::valid)
      .def_ro("shortest", &latplan::Plan::shortest)
      .def_ro("faults", &latplan::Plan::faults)
      .def_ro("note", &latplan::Plan::note)
      .def_ro("warnings", &latplan::Plan::warnings)
      .def("states", [](const latplan::Plan& plan) { return array_of(plan.states); })
      .def("images", [](const latplan::Plan& plan) { return array_of(plan.pictures); })
      .def("summary", &latplan::Plan::summary)
      .def("page", &latplan::Plan::page)
      .def("strip", [](const latplan::Plan& plan) {
        const std::vector<std::uint8_t> png = plan.strip();
        return nb::bytes(png.data(), png.size());
      });
}

void bind_model(nb::module_& m) {
  using latplan::Model;
  nb::class_<Model>(m, "Model")
      .def(nb::init<const std::string&, int, const std::string&>(), "folder"_a, "threads"_a,
           "only"_a)
      .def_prop_ro("folder", &Model::folder)
      .def_prop_ro("height", &Model::height)
      .def_prop_ro("width", &Model::width)
      .def_prop_ro("channels", &Model::channels)
      .def_prop_ro("bits", &Model::bits)
      .def_prop_ro("verdict", &Model::verdict)
      .def("action_names",
           [](const Model& model) {
             std::vector<std::string> names;
             for (const latplan::Action& action : model.actions()) names.push_back(action.name);
             return names;
           })
      // [actions, 4, bits]: positive and negative preconditions, adds, deletes
      .def("action_bits",
           [](const Model& model) {
             std::vector<std::uint8_t> bytes;
             for (const latplan::Action& action : model.actions()) {
               for (const Code* code :
                    {&action.positive, &action.negative, &action.adds, &action.deletes}) {
                 bytes.insert(bytes.end(), code->begin(), code->end());
               }
             }
             return array_of(std::move(bytes),
                             {model.actions().size(), 4, static_cast<std::size_t>(model.bits())});
           })
      .def("transitions",  // [transitions, 2, bits]
           [](const Model& model) {
             std::vector<std::uint8_t> bytes;
             const auto transitions = model.transitions();
             for (const auto& [before, after] : transitions) {
               bytes.insert(bytes.end(), before.begin(), before.end());
               bytes.insert(bytes.end(), after.begin(), after.end());
             }
             return array_of(std::move(bytes),
                             {transitions.size(), 2, static_cast<std::size_t>(model.bits())});
           })
      .def("encode",
           [](const Model& model, const PictureArray& array) {
             std::vector<Code> codes;
             {
               const nb::gil_scoped_release others;
               codes = model.encode(pictures_of(array));
             }
             return array_of(codes);
           })
      .def("decode",
           [](const Model& model, const CodeArray& array) {
             std::vector<Picture> pictures;
             {
               const nb::gil_scoped_release others;
               pictures = model.decode(codes_of(array));
             }
             return array_of(pictures);
           })
      .def(
          "plan",
          [](const Model& model, const PictureArray& init, const PictureArray& goal,
             const std::string& search, double seconds, std::int64_t bytes) {
            const Picture first = pictures_of(init).at(0), last = pictures_of(goal).at(0);
            return interruptible([&](const std::atomic<bool>& stop) {
              return model.plan(first, last, options_of(search, seconds, bytes, stop));
            });
          },
          "init"_a, "goal"_a, "search"_a, "seconds"_a, "bytes"_a)
      .def("judge", &Model::judge, nb::call_guard<nb::gil_scoped_release>());
}

}  // namespace

NB_MODULE(_core, m) {
  nb::register_exception_translator(raise_failure);
  bind_records(m);
  bind_model(m);
  m.def(
      "solve",
      [](const std::vector<std::string>& files, const std::string& search, double seconds,
         std::int64_t bytes) {
        return interruptible([&](const std::atomic<bool>& stop) {
          return latplan::solve(files, options_of(search, seconds, bytes, stop));
        });
      },
      "files"_a, "search"_a, "seconds"_a, "bytes"_a);
  m.def("read_picture",
        [](const std::string& file) { return array_of({latplan::read_picture_file(file)}); });
  m.def("write_picture", [](const std::string& file, const PictureArray& array) {
    latplan::write_picture_file(file, pictures_of(array).at(0));
  });
}
