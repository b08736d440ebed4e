// The hash table behind gp_hash_table and cc_hash_table.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <new>
#include <tuple>
#include <type_traits>
#include <utility>
#include "hash_slots.hpp"

namespace __gnu_pbds {
namespace detail {

/**
 * Linear probing in a power of two of slots. Each slot has 32 bits of its key's mixed hash: the upper ones are the
 * slot that the key belongs to, and the rest tells most other keys apart without a comparison.
 */
template <class Key, class Mapped, class Hash, class Equal, template <class> class Slot_Of>
class hash_table {
 protected:
  typedef entry_of<Key, Mapped> entry;
  typedef Slot_Of<typename entry::type> slot;

 public:
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef Key key_type;
  typedef Mapped mapped_type;
  typedef typename entry::type value_type;
  typedef typename entry::seen& reference;
  typedef const value_type& const_reference;
  typedef slot_iterator<slot, typename entry::seen> iterator;
  typedef slot_iterator<slot, const value_type> const_iterator;
  typedef iterator point_iterator;
  typedef const_iterator point_const_iterator;
  typedef Hash hash_fn;
  typedef Equal eq_fn;

  hash_table() = default;
  hash_table(const Hash& hash, const Equal& equal) : hasher(hash), equals(equal) {}
  hash_table(const hash_table& other) : hasher(other.hasher), equals(other.equals) {
    if (!other.used) return;
    allocate(other.shift);
    for (slot* one = other.slots; one != other.last; ++one) {
      if (!one->tag) continue;
      slot* const copy = slots + (one - other.slots);
      copy->build(one->value());
      copy->tag = one->tag;
    }
    used = other.used;
  }
  hash_table(hash_table&& other) noexcept : hasher(other.hasher), equals(other.equals) { swap_slots(other); }
  hash_table& operator=(hash_table other) {
    swap(other);
    return *this;
  }
  ~hash_table() { drop(); }

  void swap(hash_table& other) {
    std::swap(hasher, other.hasher);
    std::swap(equals, other.equals);
    swap_slots(other);
  }

  bool empty() const { return !used; }
  size_type size() const { return used; }
  size_type max_size() const { return std::size_t(1) << 31; }
  size_type get_actual_size() const { return last - slots; }
  void clear() {
    drop();
    slots = last = nullptr;
    used = 0;
  }
  /** Makes room: at least this many slots. */
  void resize(size_type wanted) {
    unsigned wider = 29;
    while (wider > 1 && (wanted > size_type(1) << (32 - wider) || used * 8 >= (size_type(5) << (32 - wider)))) --wider;
    if (!slots || wider < shift) move_to(wider);
  }

  iterator begin() { return iterator(slots, last).skip(); }
  iterator end() { return iterator(last, last); }
  const_iterator begin() const { return const_iterator(slots, last).skip(); }
  const_iterator end() const { return const_iterator(last, last); }

  std::pair<iterator, bool> insert(const value_type& value) { return place(entry::key(value), value); }
  std::pair<iterator, bool> insert(value_type&& value) { return place(entry::key(value), std::move(value)); }
  template <class First>
  void copy_from_range(First first, First past) {
    for (; first != past; ++first) insert(*first);
  }
  template <class Ordered = Mapped, class = std::enable_if_t<!std::is_same<Ordered, null_type>::value>>
  Ordered& operator[](const Key& key) {
    return place(key, std::piecewise_construct, std::forward_as_tuple(key), std::tuple<>()).first->second;
  }
  iterator find(const Key& key) { return iterator(found(key), last); }
  const_iterator find(const Key& key) const { return const_iterator(found(key), last); }

  bool erase(const Key& key) {
    slot* const which = found(key);
    if (which == last) return false;
    remove(which);
    return true;
  }
  /** Gives the next one: what follows may have moved to the emptied slot. */
  iterator erase(iterator which) {
    if (which.at == last) return which;
    remove(which.at);
    return iterator(which.at, last).skip();
  }
  template <class Predicate>
  size_type erase_if(Predicate predicate) {
    const size_type before = used;
    hash_table kept(hasher, equals);
    for (slot* one = slots; one != last; ++one) {
      if (one->tag && !predicate(one->value())) kept.insert(std::move(one->value()));
    }
    swap_slots(kept);
    return before - used;
  }

 private:
  /** Spreads any hash over all bits, so that the keys of tests against std::hash do not collide here. */
  std::uint32_t tag_of(const Key& key) const {
    std::uint64_t mixed = static_cast<std::uint64_t>(hasher(key)) + 0x3c79ac492ba7b653u;
    mixed = (mixed ^ mixed >> 33) * 0x1c69b3f74ac4ae35u;
    mixed = (mixed ^ mixed >> 27) * 0x9e6c63d0876a9a99u;
    const std::uint32_t tag = static_cast<std::uint32_t>(mixed >> 32);
    return tag ? tag : 1;
  }

  slot* found(const Key& key) const {
    if (!slots) return last;
    const std::uint32_t tag = tag_of(key);
    for (slot* one = slots + (tag >> shift); one->tag; one = next(one)) {
      if (one->tag == tag && equals(entry::key(one->value()), key)) return one;
    }
    return last;
  }
  slot* next(slot* one) const { return ++one == last ? slots : one; }

  template <class... Arguments>
  std::pair<iterator, bool> place(const Key& key, Arguments&&... arguments) {
    if (!slots) allocate(29);
    const std::uint32_t tag = tag_of(key);
    slot* one = slots + (tag >> shift);
    for (; one->tag; one = next(one)) {
      if (one->tag == tag && equals(entry::key(one->value()), key)) return {iterator(one, last), false};
    }
    if (used * 8 >= get_actual_size() * 5) {
      move_to(shift - 1);
      one = free_slot(tag);
    }
    one->build(std::forward<Arguments>(arguments)...);
    one->tag = tag;
    ++used;
    return {iterator(one, last), true};
  }
  slot* free_slot(std::uint32_t tag) const {
    slot* one = slots + (tag >> shift);
    while (one->tag) one = next(one);
    return one;
  }

  /** Closes the gap with what follows, so that a search still ends at the first empty slot. */
  void remove(slot* gap) {
    gap->destroy();
    const size_type mask = get_actual_size() - 1;
    for (slot* one = next(gap); one->tag; one = next(one)) {
      const size_type distance = static_cast<size_type>(one - slots) - (one->tag >> shift);
      if ((distance & mask) < (static_cast<size_type>(one - gap) & mask)) continue;
      gap->take(*one);
      gap = one;
    }
    gap->tag = 0;
    --used;
  }

  void allocate(unsigned wanted_shift) {
    const size_type count = size_type(1) << (32 - wanted_shift);
    slots = static_cast<slot*>(std::calloc(count, sizeof(slot)));
    if (!slots) throw std::bad_alloc();
    last = slots + count;
    shift = wanted_shift;
  }
  void move_to(unsigned wanted_shift) {
    slot* const before = slots;
    slot* const before_end = last;
    allocate(wanted_shift);
    for (slot* one = before; one != before_end; ++one) {
      if (one->tag) free_slot(one->tag)->take(*one);
    }
    std::free(before);
  }
  void drop() {
    for (slot* one = slots; one != last && !plain; ++one) {
      if (one->tag) one->destroy();
    }
    std::free(slots);
  }
  void swap_slots(hash_table& other) {
    std::swap(slots, other.slots);
    std::swap(last, other.last);
    std::swap(used, other.used);
    std::swap(shift, other.shift);
  }

  static constexpr bool plain = std::is_trivially_destructible<slot>::value &&
                                std::is_same<slot, inline_slot<value_type>>::value &&
                                std::is_trivially_destructible<value_type>::value;
  slot* slots = nullptr;
  slot* last = nullptr;
  size_type used = 0;
  unsigned shift = 29;
  Hash hasher{};
  Equal equals{};
};

}  // namespace detail
}  // namespace __gnu_pbds
