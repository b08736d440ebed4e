// The function objects of SGI's extensions.
#pragma once
#include <functional>
#include <utility>

namespace __gnu_cxx {

template <class Value>
Value identity_element(std::plus<Value>) {
  return Value(0);
}
template <class Value>
Value identity_element(std::multiplies<Value>) {
  return Value(1);
}

template <class Value>
struct identity {
  typedef Value argument_type;
  typedef Value result_type;
  const Value& operator()(const Value& value) const { return value; }
};

template <class Pair>
struct select1st {
  typedef Pair argument_type;
  typedef typename Pair::first_type result_type;
  const result_type& operator()(const Pair& pair) const { return pair.first; }
};
template <class Pair>
struct select2nd {
  typedef Pair argument_type;
  typedef typename Pair::second_type result_type;
  const result_type& operator()(const Pair& pair) const { return pair.second; }
};

template <class First, class Second>
struct project1st {
  First operator()(const First& first, const Second&) const { return first; }
};
template <class First, class Second>
struct project2nd {
  Second operator()(const First&, const Second& second) const { return second; }
};

template <class Outer, class Inner>
struct unary_compose {
  Outer outer;
  Inner inner;
  template <class Argument>
  auto operator()(const Argument& argument) const {
    return outer(inner(argument));
  }
};
template <class Outer, class Inner>
unary_compose<Outer, Inner> compose1(const Outer& outer, const Inner& inner) {
  return {outer, inner};
}

template <class Outer, class First, class Second>
struct binary_compose {
  Outer outer;
  First first;
  Second second;
  template <class Argument>
  auto operator()(const Argument& argument) const {
    return outer(first(argument), second(argument));
  }
};
template <class Outer, class First, class Second>
binary_compose<Outer, First, Second> compose2(const Outer& outer, const First& first, const Second& second) {
  return {outer, first, second};
}

}  // namespace __gnu_cxx
