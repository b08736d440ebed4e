// The ordered container behind every tree and trie.
#pragma once
#include <functional>
#include <cstddef>
#include <iterator>
#include <tuple>
#include <type_traits>
#include <utility>
#include "tree_store.hpp"
#include "tree_update.hpp"

namespace __gnu_pbds {
namespace detail {

/** Keys keep the order of insertion among equals where the comparison is `less_equal`, as with GCC's trees. */
template <class Key, class Mapped, class Compare, template <class, class, class, class> class Update, class Alloc>
class ordered_tree
    : public update_of<ordered_tree<Key, Mapped, Compare, Update, Alloc>, Key, Mapped, Compare, Update, Alloc>::base,
      public update_of<ordered_tree<Key, Mapped, Compare, Update, Alloc>, Key, Mapped, Compare, Update, Alloc>::store {
  typedef update_of<ordered_tree, Key, Mapped, Compare, Update, Alloc> update_types;
  typedef typename update_types::base update_base;
  typedef typename update_types::metadata metadata;
  typedef entry_of<Key, Mapped> entry;
  typedef tree_node<typename entry::type, metadata> node_type;
  typedef typename update_types::store store;
  using store::after;
  using store::compare;
  using store::found;
  using store::not_before;
  static constexpr bool has_metadata = !std::is_void<metadata>::value;

 protected:
  using store::end_of_all;
  using store::header;
  using store::key_of;

 public:
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef Key key_type;
  typedef const Key& key_const_reference;
  typedef Mapped mapped_type;
  typedef typename entry::type value_type;
  typedef typename entry::seen& reference;
  typedef const value_type& const_reference;
  typedef Compare cmp_fn;
  typedef Alloc allocator_type;
  typedef update_base node_update;
  typedef tree_iterator<node_type, typename entry::seen> iterator;
  typedef tree_iterator<node_type, const value_type> const_iterator;
  typedef iterator point_iterator;
  typedef const_iterator point_const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
  typedef tree_node_const_iterator<node_type, iterator, metadata> node_const_iterator;
  typedef tree_node_iterator<node_type, iterator, metadata> node_iterator;

  ordered_tree() = default;
  explicit ordered_tree(const Compare& comparison) : store(comparison) {}
  ordered_tree(const ordered_tree& other) = default;
  ordered_tree(ordered_tree&& other) = default;
  ordered_tree& operator=(ordered_tree other) {
    swap(other);
    return *this;
  }

  void swap(ordered_tree& other) {
    std::swap(compare, other.compare);
    tree_links* const mine = this->release();
    this->adopt(other.release());
    other.adopt(mine);
  }

  bool empty() const { return !end_of_all.left; }
  size_type size() const { return size_of(end_of_all.left); }
  size_type max_size() const { return ~0u; }
  void clear() { this->destroy(this->release()); }
  Compare& get_cmp_fn() { return compare; }
  const Compare& get_cmp_fn() const { return compare; }

  iterator begin() { return iterator(leftmost(header())); }
  iterator end() { return iterator(header()); }
  const_iterator begin() const { return const_iterator(leftmost(header())); }
  const_iterator end() const { return const_iterator(header()); }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
  node_const_iterator node_begin() const { return node_const_iterator(end_of_all.left); }
  node_const_iterator node_end() const { return node_const_iterator(); }
  node_iterator node_begin() { return node_iterator(end_of_all.left); }
  node_iterator node_end() { return node_iterator(); }

  std::pair<iterator, bool> insert(const value_type& value) { return place(entry::key(value), value); }
  std::pair<iterator, bool> insert(value_type&& value) { return place(entry::key(value), std::move(value)); }
  template <class Last>
  void copy_from_range(Last first, Last last) {
    for (; first != last; ++first) insert(*first);
  }

  iterator find(const Key& key) { return iterator(found(key)); }
  const_iterator find(const Key& key) const { return const_iterator(found(key)); }
  iterator lower_bound(const Key& key) { return iterator(not_before(key)); }
  const_iterator lower_bound(const Key& key) const { return const_iterator(not_before(key)); }
  iterator upper_bound(const Key& key) { return iterator(after(key)); }
  const_iterator upper_bound(const Key& key) const { return const_iterator(after(key)); }
  template <class Ordered = Mapped, class = std::enable_if_t<!std::is_same<Ordered, null_type>::value>>
  Ordered& operator[](const Key& key) {
    return place(key, std::piecewise_construct, std::forward_as_tuple(key), std::tuple<>()).first->second;
  }

  bool erase(const Key& key) {
    tree_links* const node = found(key);
    if (node == header()) return false;
    remove(node);
    return true;
  }
  /** Gives the next one. The end stays where it is. */
  iterator erase(iterator which) {
    if (which.at == header()) return which;
    const iterator next(successor(which.at));
    remove(which.at);
    return next;
  }
  reverse_iterator erase(reverse_iterator which) {
    if (which == rend()) return which;
    return reverse_iterator(erase(--which.base()));
  }
  template <class Predicate>
  size_type erase_if(Predicate predicate) {
    const size_type before = size();
    for (iterator one = begin(); one != end();) {
      if (predicate(*one)) one = erase(one);
      else ++one;
    }
    return before - size();
  }

  /** Takes all of the other's values, which must be all smaller or all greater. */
  void join(ordered_tree& other) {
    if (other.empty()) return;
    if (empty()) return this->adopt(other.release());
    if (compare(key_of(rightmost(other.end_of_all.left)), key_of(leftmost(header())))) swap(other);
    if (!compare(key_of(rightmost(end_of_all.left)), key_of(leftmost(other.header())))) throw join_error();
    auto hook = hook_of(this);
    tree_links* const middle = rightmost(end_of_all.left);
    unlink(middle, header(), hook);
    tree_links* const left = this->release();
    this->adopt(join_trees(left, middle, other.release(), hook));
  }
  /** Moves what is greater than the key to the other. */
  void split(const Key& key, ordered_tree& other) {
    other.clear();
    auto hook = hook_of(this);
    const auto stays = [&](const tree_links* node) { return !compare(key, key_of(node)); };
    const two_trees parts = split_tree(this->release(), stays, hook);
    this->adopt(parts.left);
    other.adopt(parts.right);
  }


 private:
  struct metadata_hook {
    ordered_tree* tree;
    void operator()(tree_links* node) const { tree->refresh(node); }
  };
  static auto hook_of(ordered_tree* tree) {
    (void)tree;
    if constexpr (has_metadata) return metadata_hook{tree};
    else return no_hook{};
  }
  void refresh(tree_links* node) {
    if constexpr (has_metadata) (*this)(node_iterator(node), node_const_iterator());
    else (void)node;
  }

  template <class... Arguments>
  std::pair<iterator, bool> place(const Key& key, Arguments&&... arguments) {
    tree_links* above = header();
    tree_links* bound = above;
    bool on_left = true;
    for (tree_links* node = end_of_all.left; node;) {
      above = node;
      on_left = !compare(key_of(node), key);
      if (on_left) bound = node;
      node = on_left ? node->left : node->right;
    }
    if (bound != header() && !compare(key, key_of(bound))) return {iterator(bound), false};
    tree_links* const node = new node_type(std::forward<Arguments>(arguments)...);
    node->parent = above;
    (on_left ? above->left : above->right) = node;
    auto hook = hook_of(this);
    balance_after_insert(node, header(), hook);
    return {iterator(node), true};
  }
  void remove(tree_links* node) {
    auto hook = hook_of(this);
    unlink(node, header(), hook);
    delete static_cast<node_type*>(node);
  }

};

}  // namespace detail
}  // namespace __gnu_pbds
