#include <cassert>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <vector>
template <typename T> class Matrix {
    size_t r_, c_;
    std::vector<T> d_;
public:
    Matrix(size_t r, size_t c, T v = T()) : r_(r), c_(c), d_(r * c, v) {}
    Matrix(std::initializer_list<std::initializer_list<T>> rows) : r_(rows.size()), c_(rows.begin()->size()) {
        for (auto& row : rows) {
            if (row.size() != c_) throw std::invalid_argument("ragged rows");
            d_.insert(d_.end(), row.begin(), row.end());
        }
    }
    T& operator()(size_t i, size_t j) { return d_.at(i * c_ + j); }
    const T& operator()(size_t i, size_t j) const { return d_[i * c_ + j]; }
    Matrix operator*(const Matrix& o) const {
        if (c_ != o.r_) throw std::domain_error("sizes " + std::to_string(c_) + " and " + std::to_string(o.r_));
        Matrix m(r_, o.c_);
        for (size_t i = 0; i < r_; ++i) for (size_t k = 0; k < c_; ++k) for (size_t j = 0; j < o.c_; ++j) m(i, j) += (*this)(i, k) * o(k, j);
        return m;
    }
    Matrix transposed() const {
        Matrix m(c_, r_);
        for (size_t i = 0; i < r_; ++i) for (size_t j = 0; j < c_; ++j) m(j, i) = (*this)(i, j);
        return m;
    }
    T det() const {
        assert(r_ == c_);
        Matrix a = *this;
        T d = 1;
        for (size_t c = 0; c < c_; ++c) {
            size_t p = c;
            for (size_t i = c + 1; i < r_; ++i) if (std::abs(a(i, c)) > std::abs(a(p, c))) p = i;
            if (a(p, c) == T()) return T();
            if (p != c) { d = -d; for (size_t j = 0; j < c_; ++j) std::swap(a(p, j), a(c, j)); }
            d *= a(c, c);
            for (size_t i = c + 1; i < r_; ++i) { T f = a(i, c) / a(c, c); for (size_t j = c; j < c_; ++j) a(i, j) -= f * a(c, j); }
        }
        return d;
    }
    friend std::ostream& operator<<(std::ostream& os, const Matrix& m) {
        for (size_t i = 0; i < m.r_; ++i) { for (size_t j = 0; j < m.c_; ++j) os << std::setw(8) << m(i, j); os << '\n'; }
        return os;
    }
};
int main() {
    Matrix<double> a{{2, -1, 0}, {1.5, 3, -2}, {0, 4, 1}}, b{{1, 2}, {3, 4}, {5, 6}};
    std::cout << a * b << b.transposed() << a.det() << '\n';
    try { b * a; } catch (const std::domain_error& e) { std::cout << e.what() << '\n'; }
    try { Matrix<int> bad{{1, 2}, {3}}; } catch (const std::exception& e) { std::cout << e.what() << '\n'; }
    try { a(7, 7) = 1; } catch (const std::out_of_range&) { std::cout << "out of range\n"; }
}
