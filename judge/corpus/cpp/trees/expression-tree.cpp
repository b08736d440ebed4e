#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>

struct Expr {
    virtual ~Expr() = default;
    virtual double eval(double x) const = 0;
    virtual std::string text() const = 0;
};
using Ptr = std::unique_ptr<Expr>;
struct Num : Expr {
    double v;
    explicit Num(double v) : v(v) {}
    double eval(double) const override { return v; }
    std::string text() const override { std::ostringstream o; o << v; return o.str(); }
};
struct Var : Expr {
    double eval(double x) const override { return x; }
    std::string text() const override { return "x"; }
};
struct Bin : Expr {
    char op; Ptr a, b;
    Bin(char op, Ptr a, Ptr b) : op(op), a(std::move(a)), b(std::move(b)) {}
    double eval(double x) const override {
        double l = a->eval(x), r = b->eval(x);
        switch (op) {
            case '+': return l + r;
            case '-': return l - r;
            case '*': return l * r;
            default:
                if (r == 0) throw std::domain_error("division by zero");
                return l / r;
        }
    }
    std::string text() const override { return "(" + a->text() + op + b->text() + ")"; }
};
class Parser {
    std::string s; size_t i = 0;
    Ptr factor() {
        if (i >= s.size()) throw std::runtime_error("unexpected end");
        if (s[i] == '(') { ++i; auto e = sum(); if (i >= s.size() || s[i] != ')') throw std::runtime_error("expected ) at " + std::to_string(i)); ++i; return e; }
        if (s[i] == 'x') { ++i; return std::make_unique<Var>(); }
        size_t used = 0;
        double v = std::stod(s.substr(i), &used);
        i += used;
        return std::make_unique<Num>(v);
    }
    Ptr term() { auto l = factor(); while (i < s.size() && (s[i] == '*' || s[i] == '/')) { char o = s[i++]; l = std::make_unique<Bin>(o, std::move(l), factor()); } return l; }
    Ptr sum() { auto l = term(); while (i < s.size() && (s[i] == '+' || s[i] == '-')) { char o = s[i++]; l = std::make_unique<Bin>(o, std::move(l), term()); } return l; }
public:
    Ptr parse(const std::string& t) { s = t; i = 0; auto e = sum(); if (i != s.size()) throw std::runtime_error("trailing text"); return e; }
};
int main() {
    std::string line;
    while (std::getline(std::cin, line)) try {
        auto e = Parser().parse(line);
        std::cout << e->text() << " = " << e->eval(3) << std::endl;
    } catch (const std::invalid_argument&) {
        std::cout << "not a number" << std::endl;
    } catch (const std::exception& e) {
        std::cout << "error: " << e.what() << std::endl;
    }
}
