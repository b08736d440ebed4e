// What SGI's hash tables have that std::unordered_map and its like do not.
#pragma once
#include <cstddef>
#include <functional>

namespace __gnu_cxx {

/** Programs specialize this one for their own keys. */
template <class Key>
struct hash : std::hash<Key> {};

/** Pointers to characters are hashed as text. */
template <>
struct hash<const char*> {
  std::size_t operator()(const char* text) const {
    std::size_t mixed = 0;
    for (; *text; ++text) mixed = 5 * mixed + static_cast<std::size_t>(*text);
    return mixed;
  }
};
template <>
struct hash<char*> : hash<const char*> {};

template <class Table>
class hash_container : public Table {
 public:
  typedef typename Table::size_type size_type;
  using Table::Table;
  hash_container() = default;
  explicit hash_container(size_type buckets) : Table(buckets) {}
  /** Makes room. */
  void resize(size_type wanted) { this->rehash(wanted); }
};

}  // namespace __gnu_cxx
