#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <vector>
using namespace std;
class BankError : public runtime_error {
    int code_;
public:
    BankError(const string& m, int c) : runtime_error("bank: " + m), code_(c) {}
    int code() const noexcept { return code_; }
};
struct Guard {
    const char* n;
    ~Guard() { cout << "~" << n << ' '; }
};
int level(int n) {
    Guard g{n % 2 ? "odd" : "even"};
    if (n == 0) throw BankError("empty", 7);
    return level(n - 1) + 1;
}
void rethrow() {
    try { level(3); }
    catch (exception& e) { cout << "first " << e.what() << '\n'; throw; }
}
struct Base { virtual ~Base() = default; };
struct Derived : Base {};
int main() {
    try { rethrow(); } catch (const BankError& e) { cout << "second " << e.code() << '\n'; }
    try { vector<int> v(3); v.at(3) = 1; } catch (const out_of_range& e) { cout << "out of range\n"; }
    try { throw 42; } catch (long) { cout << "long\n"; } catch (int x) { cout << "int " << x << '\n'; }
    try { throw "literal"; } catch (const char* s) { cout << s << '\n'; }
    try { Base b; dynamic_cast<Derived&>(b); } catch (const bad_cast& e) { cout << e.what() << '\n'; }
    try { string("abc").substr(5); } catch (const logic_error& e) { cout << "logic\n"; }
    try { vector<int> v; v.reserve(v.max_size() + 1ull); } catch (const length_error&) { cout << "length\n"; }
    try {
        try { throw runtime_error("inner"); }
        catch (...) { throw_with_nested(logic_error("outer")); }
    } catch (const exception& e) {
        cout << e.what();
        try { rethrow_if_nested(e); } catch (const exception& i) { cout << " <- " << i.what() << '\n'; }
    }
    exception_ptr p;
    try { throw domain_error("kept"); } catch (...) { p = current_exception(); }
    try { rethrow_exception(p); } catch (domain_error& e) { cout << e.what() << ' ' << uncaught_exceptions() << '\n'; }
    auto f = [](int x) noexcept(false) { return x > 0 ? x : throw invalid_argument("not positive"); };
    try { cout << f(2); f(-2); } catch (invalid_argument& e) { cout << ' ' << e.what() << '\n'; }
    cout << noexcept(f(1)) << ' ' << exception().what() << ' ' << bad_alloc().what() << endl;
}
