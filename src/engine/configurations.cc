// The searches of the paper's scripts in the syntax of Fast Downward 26.06.
#include <array>

#include "base/error.h"
#include "base/nearest.h"
#include "engine/fast_downward.h"

namespace latplan::engine {

std::span<const Configuration> configurations() {
  static const std::array<Configuration, 20> kConfigurations{{
      {"blind", "astar(blind())", "A*, blind", true, true},
      {"lmcut", "astar(lmcut())", "A*, landmark cut", true, true},
      {"hmax", "astar(hmax())", "A*, max heuristic", true, true},
      {"mands",
       "astar(merge_and_shrink(shrink_strategy=shrink_bisimulation(greedy=false),"
       "merge_strategy=merge_sccs(order_of_sccs=topological,merge_selector=score_based_filtering("
       "scoring_functions=[goal_relevance(),dfp(),total_order()])),label_reduction=exact("
       "before_shrinking=true,before_merging=false),max_states=50k,threshold_before_merge=1))",
       "A*, merge and shrink as in the paper", true, true},
      {"oldmands",
       "astar(merge_and_shrink(shrink_strategy=shrink_bisimulation(greedy=false),"
       "merge_strategy=merge_stateless(merge_selector=score_based_filtering("
       "scoring_functions=[goal_relevance(),dfp(),total_order()])),label_reduction=exact("
       "before_shrinking=true,before_merging=false),max_states=50000,threshold_before_merge=1))",
       "A*, merge and shrink with the older merge order", true, true},
      {"pdb", "astar(pdb())", "A*, one pattern database", true, true},
      {"cpdb", "astar(cpdbs())", "A*, canonical pattern databases", true, true},
      {"ipdb", "astar(ipdb())", "A*, pattern databases by hill climbing", true, true},
      {"zopdb", "astar(zopdbs())", "A*, zero-one pattern databases", true, true},
      {"lama-first",
       "let(hlm,landmark_sum(lm_reasonable_orders_hps(lm_rhw()),pref=false),let(hff,ff(),"
       "lazy_greedy([hff,hlm],preferred=[hff,hlm],reopen_closed=false)))",
       "the first iteration of LAMA", false, true},
      {"ff", "eager(single(ff()))", "greedy, FF", false, true},
      {"lff", "lazy_greedy([ff()])", "lazy greedy, FF", false, true},
      {"lffpo", "let(h,ff(),lazy_greedy([h],preferred=[h]))",
       "lazy greedy, FF with preferred operators", false, true},
      {"gc", "eager(single(goalcount()))", "greedy, goal count", false, true},
      {"lgc", "lazy_greedy([goalcount()])", "lazy greedy, goal count", false, true},
      {"lgcpo", "let(h,goalcount(),lazy_greedy([h],preferred=[h]))",
       "lazy greedy, goal count with preferred operators", false, true},
      // The causal graph heuristic may report dead ends that are none.
      {"cg", "eager(single(cg()))", "greedy, causal graph", false, false},
      {"lcg", "lazy_greedy([cg()])", "lazy greedy, causal graph", false, false},
      {"lcgpo", "let(h,cg(),lazy_greedy([h],preferred=[h]))",
       "lazy greedy, causal graph with preferred operators", false, false},
      {"lama",
       "let(hlm,landmark_sum(lm_reasonable_orders_hps(lm_rhw()),pref=false),let(hff,ff(),"
       "iterated([lazy_greedy([hff,hlm],preferred=[hff,hlm]),lazy_wastar([hff,hlm],preferred=[hff,"
       "hlm],w=5),lazy_wastar([hff,hlm],preferred=[hff,hlm],w=3),lazy_wastar([hff,hlm],preferred=["
       "hff,hlm],w=2),lazy_wastar([hff,hlm],preferred=[hff,hlm],w=1)],repeat_last=true)))",
       "LAMA: improving plans until the time limit", false, true},
  }};
  return kConfigurations;
}

Configuration find_configuration(const std::string& search) {
  const std::string name = search == "auto" ? "lmcut" : search;
  std::vector<std::string> names = {"auto"};
  std::string list = "auto";
  for (const Configuration& configuration : configurations()) {
    if (configuration.name == name) return configuration;
    names.push_back(configuration.name);
    list += ", " + configuration.name;
  }
  if (search.find('(') != std::string::npos) return {search, search, "", false, false};
  const std::string meant = nearest(search, names);
  throw usage_error("unknown Fast Downward search '" + search + "';" +
                    (meant.empty() ? "" : " did you mean " + meant + "?") +
                    " expected one of: " + list + "; or a search string such as astar(blind())");
}

}  // namespace latplan::engine
