// Joining, comparing, writing and hashing ropes.
#pragma once

namespace __gnu_cxx {

template <class Element, class Alloc>
rope<Element, Alloc> operator+(rope<Element, Alloc> one, const rope<Element, Alloc>& other) {
  one.append(other);
  return one;
}
template <class Element, class Alloc>
rope<Element, Alloc> operator+(rope<Element, Alloc> one, const Element* items) {
  one.append(items);
  return one;
}
template <class Element, class Alloc>
rope<Element, Alloc> operator+(rope<Element, Alloc> one, Element item) {
  one.append(item);
  return one;
}
template <class Element, class Alloc>
rope<Element, Alloc> operator+(const Element* items, const rope<Element, Alloc>& other) {
  rope<Element, Alloc> one(items);
  one.append(other);
  return one;
}

template <class Element, class Alloc>
bool operator==(const rope<Element, Alloc>& one, const rope<Element, Alloc>& other) {
  return one.size() == other.size() && one.compare(other) == 0;
}
template <class Element, class Alloc>
bool operator!=(const rope<Element, Alloc>& one, const rope<Element, Alloc>& other) {
  return !(one == other);
}
template <class Element, class Alloc>
bool operator<(const rope<Element, Alloc>& one, const rope<Element, Alloc>& other) {
  return one.compare(other) < 0;
}
template <class Element, class Alloc>
bool operator>(const rope<Element, Alloc>& one, const rope<Element, Alloc>& other) {
  return one.compare(other) > 0;
}
template <class Element, class Alloc>
bool operator<=(const rope<Element, Alloc>& one, const rope<Element, Alloc>& other) {
  return one.compare(other) <= 0;
}
template <class Element, class Alloc>
bool operator>=(const rope<Element, Alloc>& one, const rope<Element, Alloc>& other) {
  return one.compare(other) >= 0;
}

template <class Element, class Alloc>
void swap(rope<Element, Alloc>& one, rope<Element, Alloc>& other) noexcept {
  one.swap(other);
}

/** A width pads it as a string. */
template <class Element, class Traits, class Alloc>
std::basic_ostream<Element, Traits>& operator<<(std::basic_ostream<Element, Traits>& out,
                                                const rope<Element, Alloc>& written) {
  return out << std::basic_string<Element, Traits>(written.begin(), written.end());
}

}  // namespace __gnu_cxx

template <class Element, class Alloc>
struct std::hash<__gnu_cxx::rope<Element, Alloc>> {
  std::size_t operator()(const __gnu_cxx::rope<Element, Alloc>& key) const {
    std::size_t mixed = key.size();
    for (const Element& one : key) mixed = (mixed ^ std::hash<Element>()(one)) * 0x9e6c63d0876a9a99u;
    return mixed;
  }
};
