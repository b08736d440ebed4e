// Numbers are read without asking the locale, and standard streams read and write whole blocks.
#include <cstdio>
#include <ios>
#include <iostream>
#include <istream>
#include <locale>
#include <streambuf>
#include <unistd.h>
namespace {
// Reads a decimal integer digit by digit. The library asks the locale how digits are grouped and looks each character up
// in a table.
struct Numbers : std::num_get<char> {
  iter_type do_get(iter_type at, iter_type end, std::ios_base& base, std::ios_base::iostate& state,
                   long& value) const override {
    if (isDecimal(base)) return decimal(at, end, state, value);
    return num_get::do_get(at, end, base, state, value);
  }
  iter_type do_get(iter_type at, iter_type end, std::ios_base& base, std::ios_base::iostate& state,
                   long long& value) const override {
    if (isDecimal(base)) return decimal(at, end, state, value);
    return num_get::do_get(at, end, base, state, value);
  }

 private:
  static bool isDecimal(const std::ios_base& base) {
    return (base.flags() & std::ios_base::basefield) == std::ios_base::dec;
  }
  template <class Number>
  static iter_type decimal(iter_type at, iter_type end, std::ios_base::iostate& state, Number& value) {
    using Limits = std::numeric_limits<Number>;
    const bool negative = at != end && *at == '-';
    if (at != end && (*at == '-' || *at == '+')) ++at;
    bool some = false, over = false;
    Number sum = 0;  // Below zero, where there is room for one more.
    for (; at != end && *at >= '0' && *at <= '9'; ++at, some = true) {
      over |= __builtin_mul_overflow(sum, (Number)10, &sum);
      over |= __builtin_sub_overflow(sum, (Number)(*at - '0'), &sum);
    }
    over |= !negative && sum == Limits::min();
    value = over ? negative ? Limits::min() : Limits::max() : negative ? sum : -sum;
    if (!some || over) state |= std::ios_base::failbit;
    if (at == end) state |= std::ios_base::eofbit;
    return at;
  }
};

struct ReadNumbers {
  std::ios_base::Init standard;
  ReadNumbers() {
    std::locale::global(std::locale(std::locale::classic(), new Numbers));
    std::cin.imbue(std::locale());
  }
};
ReadNumbers readNumbers __attribute__((init_priority(201)));
}

#ifdef OWN_STREAMS
namespace {
constexpr size_t BLOCK = 1 << 16;

struct Input : std::streambuf {
  char block[BLOCK];
  int_type underflow() override {
    ssize_t count = ::read(0, block, BLOCK);
    if (count <= 0) return traits_type::eof();
    setg(block, block, block + count);
    return traits_type::to_int_type(block[0]);
  }
};

struct Output : std::streambuf {
  char block[BLOCK];
  Output() { setp(block, block + BLOCK); }
  bool empty() {
    fflush(stdout);
    for (char* from = pbase(); from < pptr();) {
      ssize_t count = ::write(1, from, pptr() - from);
      if (count <= 0) return false;
      from += count;
    }
    setp(block, block + BLOCK);
    return true;
  }
  int_type overflow(int_type next) override {
    if (!empty()) return traits_type::eof();
    if (traits_type::eq_int_type(next, traits_type::eof())) return traits_type::not_eof(next);
    *pptr() = traits_type::to_char_type(next);
    pbump(1);
    return next;
  }
  int sync() override { return empty() ? 0 : -1; }
};

alignas(16) char inputPlace[sizeof(Input)], outputPlace[sizeof(Output)];
struct Streams {
  std::ios_base::Init standard;
  Streams() {
    std::cin.rdbuf(new (inputPlace) Input);
    std::cout.rdbuf(new (outputPlace) Output);
  }
  ~Streams() { std::cout.flush(); }
};
Streams streams __attribute__((init_priority(200)));
}
#endif
