// A fresh folder for one test, removed with its content at the end.
#pragma once

#include "base/scratch_folder.h"

namespace latplan {

class TemporaryFolder : public ScratchFolder {
 public:
  TemporaryFolder() : ScratchFolder("latplan-test") {}
};

}  // namespace latplan
