#include <forward_list>
#include <iostream>
#include <iterator>
#include <list>
#include <algorithm>

template <class C>
void show(const char* what, const C& c) {
    std::cout << what << ':';
    for (const auto& x : c) std::cout << ' ' << x;
    std::cout << '\n';
}

int main() {
    std::list<int> a{5, 1, 4, 1}, b{9, 2, 6};
    a.sort();
    b.sort(std::greater<>());
    show("a", a);
    show("b", b);
    b.reverse();
    a.merge(b);
    show("merged", a);
    std::cout << "unique " << a.unique() << ", b " << b.size() << '\n';
    b.splice(b.end(), a, std::next(a.begin()), std::prev(a.end()));
    show("a", a);
    show("b", b);
    b.remove_if([](int x) { return x % 2 == 0; });
    b.insert(std::find(b.begin(), b.end(), 5), {7, 7, 7});
    show("b", b);
    std::list<int>::iterator it = b.begin();
    std::advance(it, 2);
    it = b.erase(it);
    *it *= 100;
    show("b", b);
    std::forward_list<char> f{'x', 'y'};
    f.insert_after(f.before_begin(), 3, 'w');
    f.push_front('v');
    f.resize(5);
    show("f", f);
    std::cout << std::distance(f.begin(), f.end()) << ' ' << (std::list<int>{1, 2} < std::list<int>{1, 3}) << '\n';
}
