#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>
struct Noisy {
    std::string n;
    static int alive;
    Noisy(std::string s) : n(std::move(s)) { ++alive; std::cout << "+" << n << ' '; }
    Noisy(const Noisy& o) : n(o.n + "'") { ++alive; std::cout << "copy " << n << ' '; }
    Noisy(Noisy&& o) noexcept : n(std::move(o.n)) { ++alive; o.n = "?"; std::cout << "move " << n << ' '; }
    Noisy& operator=(Noisy o) { std::swap(n, o.n); std::cout << "= "; return *this; }
    ~Noisy() { --alive; std::cout << "-" << n << ' '; }
};
int Noisy::alive = 0;
struct Tree : std::enable_shared_from_this<Tree> {
    std::weak_ptr<Tree> parent;
    std::vector<std::shared_ptr<Tree>> kids;
    std::shared_ptr<Tree> add() {
        auto k = std::make_shared<Tree>();
        k->parent = weak_from_this();
        kids.push_back(k);
        return k;
    }
};
Noisy make(bool b) { Noisy a("a"), c("c"); return b ? std::move(a) : std::move(c); }
int main() {
    {
        std::unique_ptr<Noisy> p = std::make_unique<Noisy>("u"), q = std::move(p);
        std::cout << !p << q->n << ' ';
        q.reset(new Noisy("v"));
        std::shared_ptr<Noisy> s = std::move(q), t = s;
        std::weak_ptr<Noisy> w = t;
        std::cout << s.use_count() << w.expired() << ' ';
        s.reset();
        t = nullptr;
        std::cout << w.expired() << !w.lock() << '\n';
    }
    { Noisy m = make(true); std::cout << "| "; m = Noisy("tmp"); }
    std::cout << Noisy::alive << '\n';
    {
        std::vector<Noisy> v;
        v.reserve(3);
        v.emplace_back("1");
        v.push_back(Noisy("2"));
        Noisy x = v[0];
        v.push_back(x);
        v.pop_back(), v.pop_back();
        std::cout << v.size() << " | ";
    }
    std::cout << Noisy::alive << '\n';
    auto root = std::make_shared<Tree>();
    auto leaf = root->add()->add();
    std::cout << root.use_count() << leaf.use_count() << leaf->parent.lock()->parent.lock()->kids.size() << '\n';
    std::unique_ptr<int[]> arr(new int[5]{1, 2, 3});
    auto deleter = [](int* p) { std::cout << "deleting " << *p << '\n'; delete p; };
    std::unique_ptr<int, decltype(deleter)> d(new int(arr[2] + arr[4]), deleter);
}
