// The nodes and the iterators of trees.
#pragma once
#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>
#include <ext/pb_ds/tag_and_trait.hpp>
#include "tree_links.hpp"

namespace __gnu_pbds {
namespace detail {

/** What is kept in a tree, a trie or a hash table: pairs, or only keys. */
template <class Key, class Mapped>
struct entry_of {
  typedef std::pair<const Key, Mapped> type;
  typedef type seen;
  typedef Mapped mapped;
  static const Key& key(const type& entry) { return entry.first; }
};

template <class Key>
struct entry_of<Key, null_type> {
  typedef Key type;
  typedef const Key seen;
  typedef null_type mapped;
  static const Key& key(const type& entry) { return entry; }
};

/** What an update policy keeps in each node: nothing unless it names a type. */
template <class Update, class = void>
struct metadata_of {
  typedef void type;
};

template <class Update>
struct metadata_of<Update, std::void_t<typename Update::metadata_type>> {
  typedef typename Update::metadata_type type;
};

template <class Metadata>
struct with_metadata {
  Metadata metadata{};
};

template <>
struct with_metadata<void> {};

template <class Value, class Metadata>
struct tree_node : tree_links, with_metadata<Metadata> {
  static constexpr bool has_metadata = !std::is_void<Metadata>::value;
  Value value;
  template <class... Arguments>
  explicit tree_node(Arguments&&... arguments) : value(std::forward<Arguments>(arguments)...) {}
};

/** `Seen` is the type of the values that the iterator gives away: a constant one for keys. */
template <class Node, class Seen>
class tree_iterator {
 public:
  typedef std::bidirectional_iterator_tag iterator_category;
  typedef std::remove_const_t<Seen> value_type;
  typedef std::ptrdiff_t difference_type;
  typedef Seen* pointer;
  typedef Seen& reference;
  typedef const value_type* const_pointer;
  typedef const value_type& const_reference;

  tree_iterator() = default;
  explicit tree_iterator(tree_links* node) : at(node) {}
  operator tree_iterator<Node, const value_type>() const { return tree_iterator<Node, const value_type>(at); }

  reference operator*() const { return static_cast<Node*>(at)->value; }
  pointer operator->() const { return &static_cast<Node*>(at)->value; }
  tree_iterator& operator++() {
    at = successor(at);
    return *this;
  }
  tree_iterator& operator--() {
    at = predecessor(at);
    return *this;
  }
  tree_iterator operator++(int) {
    const tree_iterator before = *this;
    at = successor(at);
    return before;
  }
  tree_iterator operator--(int) {
    const tree_iterator before = *this;
    at = predecessor(at);
    return before;
  }

  tree_links* at = nullptr;
};

template <class Node, class One, class Other>
bool operator==(const tree_iterator<Node, One>& one, const tree_iterator<Node, Other>& other) {
  return one.at == other.at;
}

#if __cplusplus < 202002L
template <class Node, class One, class Other>
bool operator!=(const tree_iterator<Node, One>& one, const tree_iterator<Node, Other>& other) {
  return one.at != other.at;
}
#endif

/** How an update policy goes through a tree: `*it` is an iterator of the tree, the end is no node at all. */
template <class Node, class Iterator, class Metadata>
class tree_node_const_iterator {
 public:
  typedef trivial_iterator_tag iterator_category;
  typedef trivial_iterator_difference_type difference_type;
  typedef Iterator value_type;
  typedef Iterator reference;
  typedef Iterator const_reference;
  typedef std::conditional_t<std::is_void<Metadata>::value, std::size_t, Metadata> metadata_type;
  typedef std::conditional_t<std::is_void<Metadata>::value, std::size_t, const metadata_type&> metadata_const_reference;

  explicit tree_node_const_iterator(tree_links* node = nullptr) : at(node) {}
  Iterator operator*() const { return Iterator(at); }
  tree_node_const_iterator get_l_child() const { return tree_node_const_iterator(at->left); }
  tree_node_const_iterator get_r_child() const { return tree_node_const_iterator(at->right); }
  /** Without metadata, this is the size of the subtree. */
  metadata_const_reference get_metadata() const {
    if constexpr (std::is_void<Metadata>::value) return at->size;
    else return static_cast<const Node*>(at)->metadata;
  }
  bool operator==(const tree_node_const_iterator& other) const { return at == other.at; }
  bool operator!=(const tree_node_const_iterator& other) const { return at != other.at; }

  tree_links* at;
};

template <class Node, class Iterator, class Metadata>
class tree_node_iterator : public tree_node_const_iterator<Node, Iterator, Metadata> {
 public:
  explicit tree_node_iterator(tree_links* node = nullptr)
      : tree_node_const_iterator<Node, Iterator, Metadata>(node) {}
  tree_node_iterator get_l_child() const { return tree_node_iterator(this->at->left); }
  tree_node_iterator get_r_child() const { return tree_node_iterator(this->at->right); }
};

}  // namespace detail
}  // namespace __gnu_pbds
