// The slots of hash tables and the iterators through them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <new>
#include <tuple>
#include <type_traits>
#include <utility>
#include "tree_iterators.hpp"

namespace __gnu_pbds {
namespace detail {

/** The value is in the slot and moves with it. A tag of 0 says that the slot is empty. */
template <class Value>
struct inline_slot {
  std::uint32_t tag;
  alignas(Value) unsigned char bytes[sizeof(Value)];

  Value& value() { return *reinterpret_cast<Value*>(bytes); }
  template <class... Arguments>
  void build(Arguments&&... arguments) {
    ::new (static_cast<void*>(bytes)) Value(std::forward<Arguments>(arguments)...);
  }
  void destroy() { value().~Value(); }
  void take(inline_slot& from) {
    tag = from.tag;
    move(from.value(), std::is_trivially_copyable<Value>());
  }

 private:
  void move(Value& from, std::true_type) { std::memcpy(bytes, &from, sizeof(Value)); }
  void move(Value& from, std::false_type) {
    relocate(from);
    from.~Value();
  }
  template <class Key, class Mapped>
  void relocate(std::pair<const Key, Mapped>& from) {
    build(std::piecewise_construct, std::forward_as_tuple(std::move(const_cast<Key&>(from.first))),
          std::forward_as_tuple(std::move(from.second)));
  }
  template <class Key>
  void relocate(Key& from) {
    build(std::move(from));
  }
};

/** The slot points at the value, which therefore never moves. */
template <class Value>
struct pointing_slot {
  std::uint32_t tag;
  Value* pointer;

  Value& value() { return *pointer; }
  template <class... Arguments>
  void build(Arguments&&... arguments) {
    pointer = new Value(std::forward<Arguments>(arguments)...);
  }
  void destroy() { delete pointer; }
  void take(pointing_slot& from) { *this = from; }
};

template <class Slot, class Seen>
class slot_iterator {
 public:
  typedef std::forward_iterator_tag iterator_category;
  typedef std::remove_const_t<Seen> value_type;
  typedef std::ptrdiff_t difference_type;
  typedef Seen* pointer;
  typedef Seen& reference;

  slot_iterator() = default;
  slot_iterator(Slot* slot, Slot* end) : at(slot), last(end) {}
  operator slot_iterator<Slot, const value_type>() const { return {at, last}; }
  reference operator*() const { return at->value(); }
  pointer operator->() const { return &at->value(); }
  slot_iterator& operator++() {
    ++at;
    return skip();
  }
  slot_iterator operator++(int) {
    const slot_iterator before = *this;
    ++*this;
    return before;
  }
  slot_iterator& skip() {
    while (at != last && !at->tag) ++at;
    return *this;
  }

  Slot* at = nullptr;
  Slot* last = nullptr;
};

template <class Slot, class One, class Other>
bool operator==(const slot_iterator<Slot, One>& one, const slot_iterator<Slot, Other>& other) {
  return one.at == other.at;
}

#if __cplusplus < 202002L
template <class Slot, class One, class Other>
bool operator!=(const slot_iterator<Slot, One>& one, const slot_iterator<Slot, Other>& other) {
  return one.at != other.at;
}
#endif

}  // namespace detail
}  // namespace __gnu_pbds
