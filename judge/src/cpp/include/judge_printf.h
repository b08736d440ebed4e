// On 64-bit Linux every argument of printf takes 8 bytes, so `printf("%d", v.size())` prints the size. WebAssembly packs
// them, and what follows a wrong letter would be misread. So here each number is passed with 8 bytes.
#pragma once
extern "C" {
int __judge_fprintf(FILE*, const char*, ...) noexcept;
int __judge_snprintf(char*, __SIZE_TYPE__, const char*, ...) noexcept;
}

namespace judge_printf {
template <bool, class Type>
struct When {};
template <class Type>
struct When<true, Type> {
  using type = Type;
};
/** What is no number and no pointer is left to the real one, which the compiler then refuses on the learner's line. */
template <class... Given>
using Int = typename When<(sizeof...(Given) > 0) && (__is_scalar(Given) && ...), int>::type;

template <class Given>
constexpr auto wide(Given given) {
  if constexpr ((__is_integral(Given) || __is_enum(Given)) && sizeof(Given) < 8) return (long)given;
  else return given;
}
}

template <class... Given>
inline judge_printf::Int<Given...> printf(const char* format, Given... given) {
  return __judge_fprintf(stdout, format, judge_printf::wide(given)...);
}
template <class... Given>
inline judge_printf::Int<Given...> fprintf(FILE* file, const char* format, Given... given) {
  return __judge_fprintf(file, format, judge_printf::wide(given)...);
}
template <class... Given>
inline judge_printf::Int<Given...> sprintf(char* into, const char* format, Given... given) {
  return __judge_snprintf(into, 0x7fffffff, format, judge_printf::wide(given)...);
}
template <class... Given>
inline judge_printf::Int<Given...> snprintf(char* into, __SIZE_TYPE__ room, const char* format, Given... given) {
  return __judge_snprintf(into, room, format, judge_printf::wide(given)...);
}
