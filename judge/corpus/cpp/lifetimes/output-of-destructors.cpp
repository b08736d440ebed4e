#include <bits/stdc++.h>
using namespace std;
struct L { ~L() { cerr << "x"; cout << "the end\n"; printf("and printf\n"); } } l;
struct M { map<string, vector<int>> m; ~M() { for (auto& [k, v] : m) cout << k << v.size() << "\n"; } } m;
ostringstream os;
struct Log { ostream& o; ~Log() { o << os.str(); } } lg{cout};
static const map<string,int>& table = map<string,int>{{"a",1},{"b",2}};
static const regex& re = regex("a+");
const set<int>& f(int n) { static const set<int>& s = set<int>{n, n+1}; return s; }
int main() { m.m["k"] = {1,2}; os << "logged\n"; cout << table.at("b") << f(3).size() << regex_match("aaa", re) << "\n"; at_quick_exit([]{ puts("quick"); }); }
