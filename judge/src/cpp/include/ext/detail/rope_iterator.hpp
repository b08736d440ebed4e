// Iterators of ropes. A change of the rope ends their use.
#pragma once
#include <cstddef>
#include <iterator>
#include "rope_nodes.hpp"

namespace __gnu_cxx {
namespace rope_detail {

/** Going through a rope, whatever is done there. */
template <class Iterator>
class rope_position {
 public:
  explicit rope_position(std::ptrdiff_t at = 0) : position(at) {}
  std::size_t index() const { return static_cast<std::size_t>(position); }

  Iterator& operator++() { return own() += 1; }
  Iterator& operator--() { return own() += -1; }
  Iterator& operator+=(std::ptrdiff_t distance) {
    position += distance;
    return own();
  }
  Iterator& operator-=(std::ptrdiff_t distance) { return own() += -distance; }
  Iterator operator++(int) { return ++own() - 1; }
  Iterator operator--(int) { return --own() + 1; }
  friend Iterator operator+(Iterator one, std::ptrdiff_t distance) { return one += distance; }
  friend Iterator operator+(std::ptrdiff_t distance, Iterator one) { return one += distance; }
  friend Iterator operator-(Iterator one, std::ptrdiff_t distance) { return one -= distance; }
  friend std::ptrdiff_t operator-(const Iterator& one, const Iterator& other) { return from(other, one); }
  friend bool operator==(const Iterator& one, const Iterator& other) { return from(other, one) == 0; }
  friend bool operator!=(const Iterator& one, const Iterator& other) { return from(other, one) != 0; }
  friend bool operator<(const Iterator& one, const Iterator& other) { return from(other, one) < 0; }
  friend bool operator>(const Iterator& one, const Iterator& other) { return from(other, one) > 0; }
  friend bool operator<=(const Iterator& one, const Iterator& other) { return from(other, one) <= 0; }
  friend bool operator>=(const Iterator& one, const Iterator& other) { return from(other, one) >= 0; }

 protected:
  std::ptrdiff_t position;

 private:
  static std::ptrdiff_t from(const rope_position& one, const rope_position& other) {
    return other.position - one.position;
  }
  Iterator& own() { return static_cast<Iterator&>(*this); }
};

/** Remembers its leaf, so that going on costs little. */
template <class Element>
class rope_iterator : public rope_position<rope_iterator<Element>> {
  typedef nodes<Element> all;
  using rope_position<rope_iterator>::position;

 public:
  typedef std::random_access_iterator_tag iterator_category;
  typedef Element value_type;
  typedef std::ptrdiff_t difference_type;
  typedef const Element* pointer;
  typedef const Element& reference;

  rope_iterator() = default;
  rope_iterator(node_base* of_root, std::ptrdiff_t at) : rope_position<rope_iterator>(at), root(of_root) {}

  reference operator*() const {
    const std::size_t offset = static_cast<std::size_t>(position - start);
    if (offset < count) return items[offset];
    std::size_t inside = this->index();
    auto* const leaf = all::leaf_with(root, inside);
    items = leaf->items();
    count = leaf->length;
    start = position - static_cast<std::ptrdiff_t>(inside);
    return items[inside];
  }
  pointer operator->() const { return &**this; }
  Element operator[](std::ptrdiff_t distance) const { return *(*this + distance); }

 private:
  node_base* root = nullptr;
  mutable const Element* items = nullptr;
  mutable std::ptrdiff_t start = 0;
  mutable std::size_t count = 0;
};

/** Writes, too. A copy of the rope may share any leaf by now, so it asks at each element from the root on. */
template <class Element>
class rope_writer : public rope_position<rope_writer<Element>> {
 public:
  typedef std::random_access_iterator_tag iterator_category;
  typedef Element value_type;
  typedef std::ptrdiff_t difference_type;
  typedef Element* pointer;
  typedef Element& reference;

  rope_writer() = default;
  rope_writer(node_base** of_root, std::ptrdiff_t at) : rope_position<rope_writer>(at), root(of_root) {}
  operator rope_iterator<Element>() const { return rope_iterator<Element>(*root, this->position); }

  reference operator*() const { return nodes<Element>::own_element(*root, this->index()); }
  pointer operator->() const { return &**this; }
  reference operator[](std::ptrdiff_t distance) const { return *(*this + distance); }

 private:
  node_base** root = nullptr;
};

}  // namespace rope_detail
}  // namespace __gnu_cxx
