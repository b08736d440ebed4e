#include <bits/stdc++.h>
using namespace std;
struct TreeNode {
    int val;
    TreeNode *left = nullptr, *right = nullptr;
    TreeNode(int v) : val(v) {}
};
class Codec {
public:
    string serialize(TreeNode* root) {
        ostringstream out;
        function<void(TreeNode*)> go = [&](TreeNode* t) {
            if (!t) { out << "# "; return; }
            out << t->val << ' ';
            go(t->left);
            go(t->right);
        };
        go(root);
        return out.str();
    }
    TreeNode* deserialize(string data) {
        istringstream in(data);
        function<TreeNode*()> go = [&]() -> TreeNode* {
            string s;
            in >> s;
            if (s == "#") return nullptr;
            TreeNode* t = new TreeNode(stoi(s));
            t->left = go();
            t->right = go();
            return t;
        };
        return go();
    }
};
TreeNode* fromLevels(const vector<optional<int>>& v) {
    if (v.empty() || !v[0]) return nullptr;
    TreeNode* root = new TreeNode(*v[0]);
    deque<TreeNode*> q{root};
    for (size_t i = 1; i < v.size();) {
        TreeNode* t = q.front();
        q.pop_front();
        if (i < v.size() && v[i]) q.push_back(t->left = new TreeNode(*v[i]));
        i++;
        if (i < v.size() && v[i]) q.push_back(t->right = new TreeNode(*v[i]));
        i++;
    }
    return root;
}
int maxPath(TreeNode* t, int& best) {
    if (!t) return 0;
    int l = max(0, maxPath(t->left, best)), r = max(0, maxPath(t->right, best));
    best = max(best, t->val + l + r);
    return t->val + max(l, r);
}
int main() {
    Codec c;
    for (auto v : vector<vector<optional<int>>>{{1, 2, 3, nullopt, nullopt, 4, 5}, {-10, 9, 20, nullopt, nullopt, 15, 7}, {}, {-3}}) {
        TreeNode* t = fromLevels(v);
        string s = c.serialize(t);
        cout << s << "| " << (c.serialize(c.deserialize(s)) == s);
        int best = INT_MIN;
        if (t) maxPath(t, best), cout << " best " << best;
        cout << "\n";
    }
}
