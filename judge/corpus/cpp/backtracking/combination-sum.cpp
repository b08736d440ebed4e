#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;
void go(vector<int>& c, int target, int from, vector<int>& path, vector<vector<int>>& out, bool reuse) {
    if (target == 0) {
        out.push_back(path);
        return;
    }
    for (int i = from; i < (int)c.size() && c[i] <= target; ++i) {
        if (!reuse && i > from && c[i] == c[i - 1]) continue;
        path.push_back(c[i]);
        go(c, target - c[i], reuse ? i : i + 1, path, out, reuse);
        path.pop_back();
    }
}
void show(const vector<vector<int>>& v) {
    cout << '[';
    for (size_t i = 0; i < v.size(); ++i) {
        cout << (i ? ",[" : "[");
        for (size_t j = 0; j < v[i].size(); ++j) cout << (j ? "," : "") << v[i][j];
        cout << ']';
    }
    cout << "]\n";
}
int main() {
    for (bool reuse : {true, false}) {
        vector<int> c{10, 1, 2, 7, 6, 1, 5}, path;
        sort(c.begin(), c.end());
        if (reuse) c.erase(unique(c.begin(), c.end()), c.end());
        vector<vector<int>> out;
        go(c, 8, 0, path, out, reuse);
        show(out);
        cout << out.size() << endl;
    }
}
