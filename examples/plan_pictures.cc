// Plans between two pictures and prints the actions: plan-pictures MODEL START.png GOAL.png
#include <latplan/plan.h>

#include <cstdio>

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: plan-pictures MODEL START.png GOAL.png\n");
    return 36;
  }
  try {
    const latplan::Model model(argv[1]);
    const latplan::Plan plan =
        model.plan(latplan::read_picture_file(argv[2]), latplan::read_picture_file(argv[3]));
    for (const std::string& action : plan.actions) std::printf("(%s)\n", action.c_str());
    if (!plan.solved) std::fprintf(stderr, "no plan: %s\n", plan.reason.c_str());
    return plan.solved ? 0 : 11;
  } catch (const latplan::Failure& failure) {
    std::fprintf(stderr, "plan-pictures: %s\n", failure.what());
    return failure.code();
  }
}
