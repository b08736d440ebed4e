// The packaged library's functions that solutions call most, compiled again with -O2, which it is built without: sorting
// numbers, hashing text, converting numbers to text and back, and the locale lookups of every stream operation.
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <functional>
#include <ios>
#include <locale>
#include <stdexcept>
#include <string>

_LIBCPP_BEGIN_NAMESPACE_STD
template <class Less, class At>
void __sort(At first, At last, Less) {
  if (first == last) return;
  ranges::less less;
  const auto depth = 2 * __bit_log2(static_cast<size_t>(last - first));
  __introsort<_ClassicAlgPolicy, ranges::less&, At, true>(first, last, less, depth);
}
#define SORT(type) template void __sort<__less<type>&, type*>(type*, type*, __less<type>&);
SORT(char) SORT(signed char) SORT(unsigned char) SORT(short) SORT(unsigned short) SORT(int) SORT(unsigned)
SORT(long) SORT(unsigned long) SORT(long long) SORT(unsigned long long) SORT(float) SORT(double) SORT(long double)
_LIBCPP_END_NAMESPACE_STD

// The linker's --wrap replaces a function of the library by the one here with `__wrap_` before its name.
size_t hashOf(const void* at, size_t size) __asm__("__wrap__ZNSt3__213__hash_memoryEPKvm");
size_t hashOf(const void* at, size_t size) { return std::__murmur2_or_cityhash<size_t>()(at, size); }

namespace {
template <class Number>
std::string textOf(Number value) {
  char digits[24];
  return {digits, std::to_chars(digits, digits + sizeof digits, value).ptr};
}

/** Reads as strtol does: blanks, a sign, digits of the base. */
template <class Number>
Number numberIn(const char* name, const std::string& text, size_t* end, int base) {
  char* after;
  errno = 0;
  const long long value = strtoll(text.c_str(), &after, base);
  if (after == text.c_str()) throw std::invalid_argument(std::string(name) + ": no conversion");
  if (errno == ERANGE || value != (Number)value) throw std::out_of_range(std::string(name) + ": out of range");
  if (end) *end = after - text.c_str();
  return value;
}
}

using std::string;
string toInt(int value) __asm__("__wrap__ZNSt3__29to_stringEi");
string toUnsigned(unsigned value) __asm__("__wrap__ZNSt3__29to_stringEj");
string toLong(long value) __asm__("__wrap__ZNSt3__29to_stringEl");
string toUnsignedLong(unsigned long value) __asm__("__wrap__ZNSt3__29to_stringEm");
string toLongLong(long long value) __asm__("__wrap__ZNSt3__29to_stringEx");
string toUnsignedLongLong(unsigned long long value) __asm__("__wrap__ZNSt3__29to_stringEy");
string toInt(int value) { return textOf(value); }
string toUnsigned(unsigned value) { return textOf(value); }
string toLong(long value) { return textOf(value); }
string toUnsignedLong(unsigned long value) { return textOf(value); }
string toLongLong(long long value) { return textOf(value); }
string toUnsignedLongLong(unsigned long long value) { return textOf(value); }

#define OF_TEXT "RKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEPmi"
int intOf(const string& text, size_t* end, int base) __asm__("__wrap__ZNSt3__24stoiE" OF_TEXT);
long longOf(const string& text, size_t* end, int base) __asm__("__wrap__ZNSt3__24stolE" OF_TEXT);
long long longLongOf(const string& text, size_t* end, int base) __asm__("__wrap__ZNSt3__25stollE" OF_TEXT);
int intOf(const string& text, size_t* end, int base) { return numberIn<int>("stoi", text, end, base); }
long longOf(const string& text, size_t* end, int base) { return numberIn<long>("stol", text, end, base); }
long long longLongOf(const string& text, size_t* end, int base) {
  return numberIn<long long>("stoll", text, end, base);
}

// A locale is a pointer to a shared object with a reference count. Here it is never freed, so copies need no count and
// facets that were found once can be kept.
namespace {
template <auto Member>
struct Reach {
  friend void* const& localeOf(const std::ios_base& stream) { return stream.*Member; }
};
template struct Reach<&std::ios_base::__loc_>;
void* const& localeOf(const std::ios_base& stream);

struct Found {
  const void* locale;
  const std::locale::id* kind;
  const std::locale::facet* facet;
} found[16];
}

#define LOCALE(name) __asm__("__wrap__ZNSt3__26locale" name)
void streamLocale(void** to, const std::ios_base* stream) __asm__("__wrap__ZNKSt3__28ios_base6getlocEv");
void* copyLocale(void** to, void* const* from) LOCALE("C1ERKS0_");
void* copyBaseLocale(void** to, void* const* from) LOCALE("C2ERKS0_");
void* assignLocale(void** to, void* const* from) LOCALE("aSERKS0_");
void* endLocale(void* locale) LOCALE("D1Ev");
void* endBaseLocale(void* locale) LOCALE("D2Ev");
void streamLocale(void** to, const std::ios_base* stream) { *to = localeOf(*stream); }
void* copyLocale(void** to, void* const* from) { return *to = *from, to; }
void* copyBaseLocale(void** to, void* const* from) { return *to = *from, to; }
void* assignLocale(void** to, void* const* from) { return *to = *from, to; }
void* endLocale(void* locale) { return locale; }
void* endBaseLocale(void* locale) { return locale; }

#define USE_FACET "_ZNKSt3__26locale9use_facetERNS0_2idE"
using Facet = const std::locale::facet*;
Facet findFacet(const void* const* locale, std::locale::id& kind) __asm__("__real_" USE_FACET);
Facet facetOf(const void* const* locale, std::locale::id& kind) __asm__("__wrap_" USE_FACET);
Facet facetOf(const void* const* locale, std::locale::id& kind) {
  Found& one = found[(reinterpret_cast<size_t>(&kind) / sizeof kind) % 16];
  if (one.locale != *locale || one.kind != &kind) one = {*locale, &kind, findFacet(locale, kind)};
  return one.facet;
}
