// The ordered tree behind tries.
#pragma once
#include <utility>
#include "ordered_tree.hpp"

namespace __gnu_pbds {
namespace detail {

/** Compares as a trie orders its keys: element after element, by the positions that the access traits give them. */
template <class Key, class Access_Traits>
struct prefix_order {
  bool operator()(const Key& one, const Key& other) const {
    auto left = Access_Traits::begin(one);
    auto right = Access_Traits::begin(other);
    const auto left_end = Access_Traits::end(one);
    const auto right_end = Access_Traits::end(other);
    for (; left != left_end && right != right_end; ++left, ++right) {
      const auto left_position = Access_Traits::e_pos(*left);
      const auto right_position = Access_Traits::e_pos(*right);
      if (left_position != right_position) return left_position < right_position;
    }
    return left == left_end && right != right_end;
  }
  /** Whether the key is after all that begin with the prefix. */
  static bool is_after(const Key& key, const Key& prefix) {
    auto left = Access_Traits::begin(key);
    auto right = Access_Traits::begin(prefix);
    const auto left_end = Access_Traits::end(key);
    const auto right_end = Access_Traits::end(prefix);
    for (; left != left_end && right != right_end; ++left, ++right) {
      const auto left_position = Access_Traits::e_pos(*left);
      const auto right_position = Access_Traits::e_pos(*right);
      if (left_position != right_position) return left_position > right_position;
    }
    return false;
  }
};

template <class Key, class Mapped, class Access_Traits, class Alloc>
class prefix_tree : public ordered_tree<Key, Mapped, prefix_order<Key, Access_Traits>,
                                        tree_order_statistics_node_update, Alloc> {
  typedef ordered_tree<Key, Mapped, prefix_order<Key, Access_Traits>, tree_order_statistics_node_update, Alloc> base;

 public:
  typedef typename base::iterator iterator;
  typedef typename base::const_iterator const_iterator;

  std::pair<iterator, iterator> prefix_range(const Key& prefix) {
    return {this->lower_bound(prefix), iterator(after_prefix(prefix))};
  }
  std::pair<const_iterator, const_iterator> prefix_range(const Key& prefix) const {
    return {this->lower_bound(prefix), const_iterator(after_prefix(prefix))};
  }
  Access_Traits get_access_traits() const { return Access_Traits(); }

 private:
  tree_links* after_prefix(const Key& prefix) const {
    tree_links* bound = this->header();
    for (tree_links* node = this->end_of_all.left; node;) {
      if (prefix_order<Key, Access_Traits>::is_after(this->key_of(node), prefix)) {
        bound = node;
        node = node->left;
      } else {
        node = node->right;
      }
    }
    return bound;
  }
};

}  // namespace detail
}  // namespace __gnu_pbds
