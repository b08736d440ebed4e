// The nodes of heaps and the iterators through them.
#pragma once
#include <cstddef>
#include <iterator>
#include <utility>

namespace __gnu_pbds {
namespace detail {

/** The nodes of a list of siblings: the first one's `previous` is the parent. */
template <class Value>
struct heap_node {
  explicit heap_node(const Value& kept) : value(kept) {}
  explicit heap_node(Value&& kept) : value(std::move(kept)) {}
  heap_node* child = nullptr;
  heap_node* next = nullptr;
  heap_node* previous = nullptr;
  Value value;
};

/** Goes through a heap from parents to children. The end is no node, so that a null pointer is one, too. */
template <class Value>
class heap_iterator {
  typedef heap_node<Value> node;

 public:
  typedef std::forward_iterator_tag iterator_category;
  typedef Value value_type;
  typedef std::ptrdiff_t difference_type;
  typedef const Value* pointer;
  typedef const Value& reference;
  typedef pointer const_pointer;
  typedef reference const_reference;

  heap_iterator(node* start = nullptr) : at(start) {}
  reference operator*() const { return at->value; }
  pointer operator->() const { return &at->value; }
  heap_iterator& operator++() {
    if (at->child) {
      at = at->child;
      return *this;
    }
    while (at && !at->next) {
      while (at->previous && at->previous->next == at) at = at->previous;
      at = at->previous;
    }
    if (at) at = at->next;
    return *this;
  }
  heap_iterator operator++(int) {
    const heap_iterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const heap_iterator& one, const heap_iterator& other) { return one.at == other.at; }
  friend bool operator!=(const heap_iterator& one, const heap_iterator& other) { return one.at != other.at; }

  node* at;
};

}  // namespace detail
}  // namespace __gnu_pbds
