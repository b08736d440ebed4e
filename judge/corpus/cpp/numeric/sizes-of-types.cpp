#include <climits>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <limits>
#include <memory>
#include <string>
#include <vector>
#define SHOW(x) std::cout << #x << " = " << (x) << '\n'
struct S { char a; double b; char c; };
struct V { virtual ~V() {} int x; };
int main() {
    SHOW(sizeof(char)); SHOW(sizeof(short)); SHOW(sizeof(int)); SHOW(sizeof(long)); SHOW(sizeof(long long));
    SHOW(sizeof(void*)); SHOW(sizeof(size_t)); SHOW(sizeof(std::ptrdiff_t)); SHOW(sizeof(wchar_t)); SHOW(sizeof(long double));
    SHOW(sizeof(float)); SHOW(sizeof(bool)); SHOW(sizeof(S)); SHOW(sizeof(V)); SHOW(sizeof(std::vector<int>));
    SHOW(sizeof(std::unique_ptr<int>)); SHOW(sizeof(std::string_view)); SHOW(alignof(long)); SHOW(sizeof(std::pair<char, long>));
    SHOW(LONG_MAX); SHOW(LONG_MIN); SHOW(ULONG_MAX); SHOW(INT_MAX); SHOW(SIZE_MAX); SHOW(CHAR_MIN); SHOW(UCHAR_MAX);
    SHOW(std::numeric_limits<long>::digits10); SHOW(std::numeric_limits<size_t>::digits); SHOW(std::numeric_limits<int_fast32_t>::max());
    SHOW(std::string::npos); SHOW((std::is_same_v<int64_t, long>)); SHOW((std::is_same_v<size_t, unsigned long>));
    SHOW(sizeof(1L << 40)); SHOW(sizeof(sizeof(int))); SHOW(std::is_signed_v<char>);
}
