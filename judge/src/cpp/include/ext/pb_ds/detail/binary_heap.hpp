// A priority queue as a binary heap in an array. An iterator is of use until the queue changes.
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace __gnu_pbds {

template <class Value, class Cmp_Fn, class Alloc>
class priority_queue<Value, Cmp_Fn, binary_heap_tag, Alloc> {
 public:
  typedef Value value_type;
  typedef Cmp_Fn cmp_fn;
  typedef binary_heap_tag container_category;
  typedef Alloc allocator_type;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef const Value& reference;
  typedef const Value& const_reference;
  typedef const Value* pointer;
  typedef const Value* const_pointer;
  typedef const Value* iterator;
  typedef iterator const_iterator;
  typedef iterator point_iterator;
  typedef iterator point_const_iterator;

  priority_queue() = default;
  explicit priority_queue(const Cmp_Fn& comparison) : compare(comparison) {}
  template <class First>
  priority_queue(First first, First last, const Cmp_Fn& comparison = Cmp_Fn()) : compare(comparison) {
    for (; first != last; ++first) push(*first);
  }
  void swap(priority_queue& other) {
    std::swap(compare, other.compare);
    values.swap(other.values);
  }

  bool empty() const { return values.empty(); }
  size_type size() const { return values.size(); }
  size_type max_size() const { return values.max_size(); }
  const_reference top() const { return values.front(); }
  iterator begin() const { return values.data(); }
  iterator end() const { return begin() + size(); }
  Cmp_Fn& get_cmp_fn() { return compare; }
  const Cmp_Fn& get_cmp_fn() const { return compare; }

  point_iterator push(const Value& value) { return add(value); }
  point_iterator push(Value&& value) { return add(std::move(value)); }
  void pop() {
    std::pop_heap(values.begin(), values.end(), compare);
    values.pop_back();
  }
  void erase(point_iterator which) {
    const size_type at = which - begin();
    Value last = std::move(values.back());
    values.pop_back();
    if (at < size()) put(at, std::move(last));
  }
  void modify(point_iterator which, const Value& value) { put(which - begin(), value); }
  void clear() { values.clear(); }
  template <class Predicate>
  size_type erase_if(Predicate predicate) {
    priority_queue erased(compare);
    split(predicate, erased);
    return erased.size();
  }

  void join(priority_queue& other) {
    if (this == &other) return;
    std::move(other.values.begin(), other.values.end(), std::back_inserter(values));
    other.clear();
    order();
  }
  /** Moves what the predicate is true for to the other. */
  template <class Predicate>
  void split(Predicate predicate, priority_queue& other) {
    const auto moved = std::stable_partition(values.begin(), values.end(), [&](const Value& one) { return !predicate(one); });
    other.values.assign(std::make_move_iterator(moved), std::make_move_iterator(values.end()));
    values.erase(moved, values.end());
    order();
    other.order();
  }

 private:
  template <class Given>
  point_iterator add(Given&& value) {
    values.push_back(std::forward<Given>(value));
    return begin() + rise(size() - 1);
  }
  template <class Given>
  void put(size_type at, Given&& value) {
    values[at] = std::forward<Given>(value);
    if (rise(at) == at) sink(at);
  }
  void order() { std::make_heap(values.begin(), values.end(), compare); }

  size_type move(size_type from, size_type to) {
    values[to] = std::move(values[from]);
    return from;
  }
  size_type rise(size_type at) {
    Value value = std::move(values[at]);
    while (at > 0 && compare(values[(at - 1) / 2], value)) at = move((at - 1) / 2, at);
    values[at] = std::move(value);
    return at;
  }
  /** 0 where there is none. */
  size_type larger_child(size_type at) const {
    const size_type left = 2 * at + 1, right = left + 1;
    if (right < size() && compare(values[left], values[right])) return right;
    return left < size() ? left : 0;
  }
  void sink(size_type at) {
    Value value = std::move(values[at]);
    for (size_type child; (child = larger_child(at)) && compare(value, values[child]);) at = move(child, at);
    values[at] = std::move(value);
  }

  Cmp_Fn compare{};
  std::vector<Value> values;
};

}  // namespace __gnu_pbds
