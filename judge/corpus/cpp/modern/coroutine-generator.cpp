#include <coroutine>
#include <exception>
#include <iostream>
#include <string>
#include <utility>
template <class T> class Generator {
public:
    struct promise_type {
        T value;
        std::exception_ptr error;
        Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v) { value = std::move(v); return {}; }
        void return_void() {}
        void unhandled_exception() { error = std::current_exception(); }
    };
    Generator(Generator&& o) noexcept : h(std::exchange(o.h, {})) {}
    ~Generator() { if (h) h.destroy(); }
    bool next() {
        h.resume();
        if (h.promise().error) std::rethrow_exception(h.promise().error);
        return !h.done();
    }
    const T& value() const { return h.promise().value; }
private:
    explicit Generator(std::coroutine_handle<promise_type> h) : h(h) {}
    std::coroutine_handle<promise_type> h;
};
Generator<long> collatz(long n) {
    while (n != 1) {
        co_yield n;
        n = n % 2 ? 3 * n + 1 : n / 2;
    }
    co_yield 1;
}
Generator<std::string> words(std::string s) {
    std::string w;
    for (char c : s) {
        if (c != ' ') w += c;
        else co_yield std::exchange(w, "");
    }
    if (w.empty()) throw std::string("no last word");
    co_yield w;
}
int main() {
    auto g = collatz(27);
    long steps = 0, top = 0;
    while (g.next()) ++steps, top = std::max(top, g.value());
    std::cout << steps << ' ' << top << '\n';
    for (auto text : {"to be or", "not "}) {
        auto w = words(text);
        try {
            while (w.next()) std::cout << '<' << w.value() << '>';
            std::cout << '\n';
        } catch (const std::string& s) {
            std::cout << s << '\n';
        }
    }
}
