// Iterators of ropes.
#pragma once
#include <cstddef>
#include <iterator>
#include "rope_nodes.hpp"

namespace __gnu_cxx {
namespace rope_detail {

/** Remembers its leaf, so that going on costs little. A change of the rope ends its use. */
template <class Element>
class rope_iterator {
  typedef nodes<Element> all;

 public:
  typedef std::random_access_iterator_tag iterator_category;
  typedef Element value_type;
  typedef std::ptrdiff_t difference_type;
  typedef const Element* pointer;
  typedef const Element& reference;

  rope_iterator() = default;
  rope_iterator(node_base* of_root, std::ptrdiff_t at) : root(of_root), position(at) {}

  reference operator*() const {
    const std::size_t offset = static_cast<std::size_t>(position - start);
    if (offset < count) return items[offset];
    std::size_t inside = static_cast<std::size_t>(position);
    auto* const leaf = all::leaf_with(root, inside);
    items = leaf->items();
    count = leaf->length;
    start = position - static_cast<std::ptrdiff_t>(inside);
    return items[inside];
  }
  pointer operator->() const { return &**this; }
  Element operator[](std::ptrdiff_t distance) const { return *(*this + distance); }
  std::size_t index() const { return static_cast<std::size_t>(position); }

  rope_iterator& operator++() { return *this += 1; }
  rope_iterator& operator--() { return *this += -1; }
  rope_iterator& operator+=(std::ptrdiff_t distance) {
    position += distance;
    return *this;
  }
  rope_iterator& operator-=(std::ptrdiff_t distance) { return *this += -distance; }
  rope_iterator operator++(int) {
    const rope_iterator before = *this;
    ++position;
    return before;
  }
  rope_iterator operator--(int) {
    const rope_iterator before = *this;
    --position;
    return before;
  }
  friend rope_iterator operator+(rope_iterator one, std::ptrdiff_t distance) { return one += distance; }
  friend rope_iterator operator+(std::ptrdiff_t distance, rope_iterator one) { return one += distance; }
  friend rope_iterator operator-(rope_iterator one, std::ptrdiff_t distance) { return one -= distance; }
  friend std::ptrdiff_t operator-(const rope_iterator& one, const rope_iterator& other) {
    return one.position - other.position;
  }
  friend bool operator==(const rope_iterator& one, const rope_iterator& other) {
    return one.position == other.position;
  }
  friend bool operator!=(const rope_iterator& one, const rope_iterator& other) {
    return one.position != other.position;
  }
  friend bool operator<(const rope_iterator& one, const rope_iterator& other) { return one.position < other.position; }
  friend bool operator>(const rope_iterator& one, const rope_iterator& other) { return other < one; }
  friend bool operator<=(const rope_iterator& one, const rope_iterator& other) { return !(other < one); }
  friend bool operator>=(const rope_iterator& one, const rope_iterator& other) { return !(one < other); }

 private:
  node_base* root = nullptr;
  std::ptrdiff_t position = 0;
  mutable const Element* items = nullptr;
  mutable std::ptrdiff_t start = 0;
  mutable std::size_t count = 0;
};

}  // namespace rope_detail
}  // namespace __gnu_cxx
