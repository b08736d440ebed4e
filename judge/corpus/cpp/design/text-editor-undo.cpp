#include <bits/stdc++.h>
using namespace std;
class Editor {
    string left, right;
    struct Op { char kind; string text; };
    vector<Op> undoStack;
public:
    void type(const string& s) { left += s; undoStack.push_back({'t', s}); }
    void erase(size_t n) {
        n = min(n, left.size());
        undoStack.push_back({'e', left.substr(left.size() - n)});
        left.resize(left.size() - n);
    }
    void move(int d) {
        int done = 0;
        for (; d > 0 && !right.empty(); d--, done++) left += right.back(), right.pop_back();
        for (; d < 0 && !left.empty(); d++, done--) right += left.back(), left.pop_back();
        undoStack.push_back({'m', to_string(-done)});
    }
    bool undo() {
        if (undoStack.empty()) return false;
        auto [k, t] = undoStack.back();
        if (k == 't') left.erase(left.size() - t.size());
        else if (k == 'e') left += t;
        else move(stoi(t)), undoStack.pop_back();
        undoStack.pop_back();
        return true;
    }
    string show() const { return left + "|" + string(right.rbegin(), right.rend()); }
};
int main() {
    Editor e;
    string cmd;
    while (cin >> cmd) {
        if (cmd == "t") { string s; cin >> s; e.type(s); }
        else if (cmd == "e") { int n; cin >> n; e.erase(n); }
        else if (cmd == "m") { int d; cin >> d; e.move(d); }
        else if (!e.undo()) cout << "nothing to undo\n";
        cout << cmd << ' ' << e.show() << '\n';
    }
}
