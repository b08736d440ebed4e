#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <vector>
using namespace std;

class Scheduler {
    map<string, set<string>> after;
    map<string, int> indeg;

public:
    void require(const string& task, const string& dep) {
        if (after[dep].insert(task).second) ++indeg[task];
        indeg.emplace(dep, 0);
        after.emplace(task, set<string>{});
    }
    vector<string> order() const {
        auto deg = indeg;
        priority_queue<string, vector<string>, greater<string>> ready;
        for (const auto& [t, d] : deg)
            if (d == 0) ready.push(t);
        vector<string> out;
        while (!ready.empty()) {
            auto t = ready.top();
            ready.pop();
            out.push_back(t);
            for (const auto& n : after.at(t))
                if (--deg[n] == 0) ready.push(n);
        }
        return out.size() == deg.size() ? out : vector<string>{};
    }
};

int main() {
    Scheduler s;
    string a, b;
    int line = 0;
    while (cin >> a >> b) {
        s.require(a, b);
        auto o = s.order();
        cout << ++line << ':';
        if (o.empty()) cout << " cycle!";
        for (auto& t : o) cout << ' ' << t;
        cout << '\n';
    }
}
