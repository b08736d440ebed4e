// What the library does otherwise here: the locale lookups of every stream operation, and the end of a program. The linker's
// --wrap replaces a function of the library by the one here with `__wrap_` before its name.
#include <ios>
#include <locale>

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

// The variables of the program's only thread end before all others, in whatever way the program ends by `exit`.
namespace {
// In WebAssembly a destructor returns its object. What ends an array is given none, and returns nothing.
using Destroy = void* (*)(void*);
using EndArray = void (*)(void*);
struct Ending {
  Destroy destroy;
  void* object;
  Ending* before;
}* endings;
}

extern "C" {
int __cxa_thread_atexit(Destroy destroy, void* object, void*) {
  endings = new Ending{destroy, object, endings};
  return 0;
}

// What `setrlimit` asks all threads to do, of which there is one.
void __synccall(void (*act)(void*), void* given) { act(given); }

[[noreturn]] void __real_exit(int);
[[noreturn]] void __wrap_exit(int code) {
  while (Ending* last = endings) {
    endings = last->before;
    if (last->object) last->destroy(last->object);
    else reinterpret_cast<EndArray>(last->destroy)(nullptr);
    delete last;
  }
  __real_exit(code);
}
}
