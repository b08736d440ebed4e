// The update policies of trees.
#pragma once
#include <cstddef>
#include "tag_and_trait.hpp"

namespace __gnu_pbds {

/** Every tree knows the sizes of its subtrees: this policy only makes order_of_key and find_by_order visible. */
template <class Node_CItr, class Node_Itr, class Cmp_Fn, class Alloc>
struct tree_order_statistics_node_update {};

namespace detail {

/** What a tree with order statistics has in addition, in place of its update policy. */
template <class Tree, class Key, class Iterator>
class order_statistics {
 public:
  /** How many keys are smaller. */
  std::size_t order_of_key(const Key& key) const { return tree()->order_of(key); }
  Iterator find_by_order(std::size_t order) const { return Iterator(tree()->node_of_order(order)); }

 private:
  const Tree* tree() const { return static_cast<const Tree*>(this); }
};

}  // namespace detail
}  // namespace __gnu_pbds
