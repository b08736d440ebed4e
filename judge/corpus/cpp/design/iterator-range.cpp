#include <cstddef>
#include <iostream>
#include <iterator>
#include <numeric>
#include <vector>
#include <algorithm>
class Range {
    long a, b, step;
public:
    class iterator {
        long v, s;
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = long;
        using difference_type = std::ptrdiff_t;
        using pointer = const long*;
        using reference = const long&;
        iterator(long v, long s) : v(v), s(s) {}
        reference operator*() const { return v; }
        iterator& operator++() { v += s; return *this; }
        iterator operator++(int) { auto c = *this; ++*this; return c; }
        bool operator==(const iterator& o) const { return v == o.v; }
        bool operator!=(const iterator& o) const { return !(*this == o); }
    };
    Range(long a, long b, long step = 1) : a(a), b(a + (b - a + step - (step > 0 ? 1 : -1)) / step * step), step(step) {}
    iterator begin() const { return {a, step}; }
    iterator end() const { return {b, step}; }
};
template <typename T>
class CircularBuffer {
    std::vector<T> data;
    std::size_t head = 0, count = 0;
public:
    explicit CircularBuffer(std::size_t n) : data(n) {}
    void push(const T& x) {
        data[(head + count) % data.size()] = x;
        if (count < data.size()) ++count;
        else head = (head + 1) % data.size();
    }
    const T& operator[](std::size_t i) const { return data[(head + i) % data.size()]; }
    std::size_t size() const { return count; }
};
int main() {
    for (auto x : Range(0, 10, 3)) std::cout << x << ' ';
    for (auto x : Range(5, 0, -2)) std::cout << x << ' ';
    std::cout << '\n' << std::accumulate(Range(1, 101).begin(), Range(1, 101).end(), 0L) << '\n';
    Range r(1, 20);
    std::cout << *std::find_if(r.begin(), r.end(), [](long x) { return x * x > 150; }) << ' ' << std::distance(r.begin(), r.end()) << '\n';
    CircularBuffer<std::string> cb(3);
    for (auto s : {"a", "b", "c", "d", "e"}) {
        cb.push(s);
        for (std::size_t i = 0; i < cb.size(); ++i) std::cout << cb[i];
        std::cout << ' ';
    }
    std::cout << std::endl;
}
