#include <iostream>
#include <memory>
#include <typeinfo>
#include <vector>
#include <cmath>
using namespace std;
class Shape {
public:
    virtual ~Shape() { cout << "~" << name() << ' '; }
    virtual double area() const = 0;
    virtual const char* name() const { return "shape"; }
    double doubled() const { return 2 * area(); }
};
class Circle final : public Shape {
    double r;
public:
    explicit Circle(double r) : r(r) {}
    double area() const override { return M_PI * r * r; }
    const char* name() const override { return "circle"; }
};
class Rect : public Shape {
protected:
    double w, h;
public:
    Rect(double w, double h) : w(w), h(h) {}
    double area() const override { return w * h; }
    const char* name() const override { return "rect"; }
};
struct Square : Rect { Square(double s) : Rect(s, s) {} const char* name() const override { return "square"; } };
struct Animal { int legs = 4; virtual string noise() { return "?"; } };
struct Swims : virtual Animal { string noise() override { return "splash"; } };
struct Flies : virtual Animal { int wings = 2; };
struct Duck : Swims, Flies { string noise() override { return Swims::noise() + " quack"; } };
class Frac {
    long n, d;
    static long g(long a, long b) { return b ? g(b, a % b) : a; }
public:
    Frac(long n = 0, long d = 1) : n(n / g(n, d)), d(d / g(n, d)) { if (this->d < 0) this->n *= -1, this->d *= -1; }
    friend Frac operator+(Frac a, Frac b) { return {a.n * b.d + b.n * a.d, a.d * b.d}; }
    friend Frac operator*(Frac a, Frac b) { return {a.n * b.n, a.d * b.d}; }
    Frac operator-() const { return {-n, d}; }
    Frac& operator+=(Frac o) { return *this = *this + o; }
    Frac& operator++() { return *this += 1; }
    Frac operator++(int) { Frac old = *this; ++*this; return old; }
    explicit operator double() const { return double(n) / d; }
    bool operator<(Frac o) const { return n * o.d < o.n * d; }
    long operator[](int i) const { return i ? d : n; }
    Frac operator()(long k) const { return Frac(n * k, d); }
    friend ostream& operator<<(ostream& o, Frac f) { return f.d == 1 ? o << f.n : o << f.n << '/' << f.d; }
};
int main() {
    vector<unique_ptr<Shape>> v;
    v.emplace_back(new Circle(1.5)), v.emplace_back(new Rect(2, 3)), v.emplace_back(new Square(2));
    for (auto& s : v) cout << s->name() << ' ' << s->area() << ' ' << s->doubled() << (dynamic_cast<Rect*>(s.get()) ? " is a rect" : "") << '\n';
    cout << (typeid(*v[2]) == typeid(Square)) << ' ' << typeid(long).name() << typeid(int).name() << ' ' << typeid(Square).name() << '\n';
    v.clear();
    Duck d;
    Animal& a = d;
    cout << '\n' << a.noise() << ' ' << d.legs + d.wings << '\n';
    Frac f(3, 4), sum;
    for (int i = 1; i <= 20; i++) sum += Frac(1, i * (i + 1));
    cout << f + Frac(1, 4) << ' ' << sum << ' ' << -f * 2 << ' ' << f++ << ' ' << f << ' ' << double(f) << ' ' << (f < 2) << f[1] << ' ' << f(8) << '\n';
}
