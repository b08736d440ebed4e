#include <bits/stdc++.h>
using namespace std;
struct D { string n; D(string n) : n(n) { printf("made %s\n", this->n.c_str()); } ~D() { printf("gone %s\n", n.c_str()); } };
D arr[2] = {D("a0"), D("a1")};
static D st("st");
namespace { D an("an"); }
thread_local D tl("tl");
thread_local const D& tlr = D("tlref");
struct B { virtual ~B() { puts("B"); } };
struct C : B { D m{"member"}; ~C() override { puts("C"); } };
B* p = new C;
unique_ptr<B> up(new C);
shared_ptr<D> sp = make_shared<D>("shared");
static vector<D> vd;
void one() { puts("atexit one"); static D late("late in atexit"); }
void two() { puts("atexit two"); atexit([] { puts("registered in atexit"); }); }
struct I { I() { puts("init"); } } ini __attribute__((init_priority(150)));
__attribute__((constructor)) void before() { puts("constructor"); }
__attribute__((destructor)) void after() { puts("destructor"); }
initializer_list<D> il = {D("il")};
using A2 = D[2]; const A2& ar = A2{D("x0"), D("x1")};
const D& cond(bool b) { static const D& r = b ? D("yes") : D("no"); return r; }
pair<const D&, int> pr{D("tmp"), 1};
struct Agg { const D& r; };
Agg ag{D("agg")};
std::function<void()> fn = [d = D("captured")] { };
optional<D> od(in_place, "optional");
int main() {
  tl.n.size(); tlr.n.size();
  atexit(one); atexit(two);
  cond(true);
  static D sl("static local");
  static D sla[2] = {D("sla0"), D("sla1")};
  vd.reserve(2); vd.emplace_back("vd");
  D local("local");
  puts("main ends");
}
