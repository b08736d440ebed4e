// Priority queues of policy-based data structures.
#pragma once
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include "detail/heap_nodes.hpp"
#include "tag_and_trait.hpp"

namespace __gnu_pbds {

/** Every tag gives a pairing heap, but that of the binary heap. */
template <class Value, class Cmp_Fn = std::less<Value>, class Tag = pairing_heap_tag,
          class Alloc = std::allocator<char>>
class priority_queue {
  typedef detail::heap_node<Value> node;

 public:
  typedef Value value_type;
  typedef Cmp_Fn cmp_fn;
  typedef Tag container_category;
  typedef Alloc allocator_type;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef const Value& reference;
  typedef const Value& const_reference;
  typedef const Value* pointer;
  typedef const Value* const_pointer;
  typedef detail::heap_iterator<Value> iterator;
  typedef iterator const_iterator;
  typedef iterator point_iterator;
  typedef iterator point_const_iterator;

  priority_queue() = default;
  explicit priority_queue(const Cmp_Fn& comparison) : compare(comparison) {}
  template <class First>
  priority_queue(First first, First last, const Cmp_Fn& comparison = Cmp_Fn()) : compare(comparison) {
    for (; first != last; ++first) push(*first);
  }
  priority_queue(const priority_queue& other) : compare(other.compare) {
    for (const Value& value : other) push(value);
  }
  priority_queue(priority_queue&& other) noexcept
      : compare(other.compare), root(std::exchange(other.root, nullptr)), count(std::exchange(other.count, 0)) {}
  priority_queue& operator=(priority_queue other) {
    swap(other);
    return *this;
  }
  ~priority_queue() { clear(); }
  void swap(priority_queue& other) {
    std::swap(compare, other.compare);
    std::swap(root, other.root);
    std::swap(count, other.count);
  }

  bool empty() const { return !count; }
  size_type size() const { return count; }
  size_type max_size() const { return ~size_type(0) / sizeof(node); }
  const_reference top() const { return root->value; }
  iterator begin() const { return root; }
  iterator end() const { return nullptr; }
  Cmp_Fn& get_cmp_fn() { return compare; }
  const Cmp_Fn& get_cmp_fn() const { return compare; }

  point_iterator push(const Value& value) { return add(new node(value)); }
  point_iterator push(Value&& value) { return add(new node(std::move(value))); }
  void pop() { remove(root); }
  void erase(point_iterator which) { remove(which.at); }
  void modify(point_iterator which, const Value& value) {
    node* const one = which.at;
    const bool rises = !compare(value, one->value);
    one->value = value;
    if (one == root && rises) return;
    if (rises) {
      cut(one);
    } else {
      take_out(one);
    }
    root = root ? meld(root, one) : one;
  }
  void clear() {
    for_each_apart([](node* one) { delete one; });
  }
  template <class Predicate>
  size_type erase_if(Predicate predicate) {
    priority_queue erased(compare);
    split(predicate, erased);
    return erased.size();
  }

  void join(priority_queue& other) {
    if (this == &other || !other.root) return;
    root = root ? meld(root, other.root) : other.root;
    count += other.count;
    other.root = nullptr;
    other.count = 0;
  }
  /** Moves what the predicate is true for to the other. */
  template <class Predicate>
  void split(Predicate predicate, priority_queue& other) {
    other.clear();
    priority_queue kept(compare);
    for_each_apart([&](node* one) { (predicate(one->value) ? other : kept).add(one); });
    swap(kept);
  }

 private:
  point_iterator add(node* one) {
    root = root ? meld(root, one) : one;
    ++count;
    return one;
  }

  /** The smaller of two roots becomes the first child of the other. */
  node* meld(node* one, node* other) {
    if (compare(one->value, other->value)) std::swap(one, other);
    other->previous = one;
    other->next = one->child;
    if (one->child) one->child->previous = other;
    one->child = other;
    return one;
  }

  /** Takes a node with its children out of its siblings. */
  static void cut(node* one) {
    (one->previous->child == one ? one->previous->child : one->previous->next) = one->next;
    if (one->next) one->next->previous = one->previous;
    one->next = one->previous = nullptr;
  }

  /** Takes a node without its children out of the heap. */
  void take_out(node* one) {
    node* const children = meld_all(std::exchange(one->child, nullptr));
    if (one == root) {
      root = children;
      return;
    }
    cut(one);
    if (children) root = meld(root, children);
  }
  void remove(node* one) {
    take_out(one);
    --count;
    delete one;
  }

  /** Melds siblings in pairs, and then the pairs from the last one on. */
  node* meld_all(node* siblings) {
    node* pairs = nullptr;
    while (siblings) {
      node* pair = siblings;
      node* const second = pair->next;
      siblings = second ? second->next : nullptr;
      if (second) pair = meld(pair, second);
      pair->next = pairs;
      pairs = pair;
    }
    if (!pairs) return nullptr;
    node* whole = std::exchange(pairs, pairs->next);
    while (pairs) {
      node* const pair = std::exchange(pairs, pairs->next);
      whole = meld(whole, pair);
    }
    whole->next = whole->previous = nullptr;
    return whole;
  }

  /** Empties the heap without recursion, which a long chain of children would make too deep. */
  template <class Visit>
  void for_each_apart(Visit visit) {
    node* last = root;
    node* one = std::exchange(root, nullptr);
    count = 0;
    while (one) {
      last->next = one->child;
      while (last->next) last = last->next;
      node* const next = one->next;
      one->child = one->next = one->previous = nullptr;
      if (one == last) last = next;
      visit(one);
      one = next;
    }
  }

  Cmp_Fn compare{};
  node* root = nullptr;
  size_type count = 0;
};

}  // namespace __gnu_pbds

#include "detail/binary_heap.hpp"
