#include <iostream>
#include <queue>
#include <stack>
#include <vector>
using namespace std;

struct TreeNode {
    int val;
    TreeNode *left, *right;
    TreeNode(int x) : val(x), left(NULL), right(NULL) {}
};

TreeNode* insert(TreeNode* root, int x) {
    if (!root) return new TreeNode(x);
    if (x < root->val) root->left = insert(root->left, x);
    else root->right = insert(root->right, x);
    return root;
}
vector<int> inorder(TreeNode* root) {
    vector<int> out;
    stack<TreeNode*> st;
    while (root || !st.empty()) {
        while (root) st.push(root), root = root->left;
        root = st.top(); st.pop();
        out.push_back(root->val);
        root = root->right;
    }
    return out;
}
void preorder(TreeNode* r, vector<int>& out) {
    if (!r) return;
    out.push_back(r->val);
    preorder(r->left, out);
    preorder(r->right, out);
}
vector<vector<int>> zigzag(TreeNode* root) {
    vector<vector<int>> res;
    queue<TreeNode*> q;
    q.push(root);
    for (bool left = true; !q.empty(); left = !left) {
        int n = q.size();
        vector<int> row(n);
        for (int i = 0; i < n; i++) {
            TreeNode* t = q.front(); q.pop();
            row[left ? i : n - 1 - i] = t->val;
            if (t->left) q.push(t->left);
            if (t->right) q.push(t->right);
        }
        res.push_back(row);
    }
    return res;
}
int diameter(TreeNode* r, int& best) {
    if (!r) return 0;
    int a = diameter(r->left, best), b = diameter(r->right, best);
    best = max(best, a + b);
    return 1 + max(a, b);
}

int main() {
    TreeNode* root = nullptr;
    for (int x : {50, 30, 70, 20, 40, 60, 80, 10, 35, 45, 65, 33}) root = insert(root, x);
    for (int x : inorder(root)) cout << x << ' ';
    cout << '\n';
    vector<int> pre;
    preorder(root, pre);
    for (int x : pre) cout << x << ' ';
    cout << '\n';
    for (auto& row : zigzag(root)) {
        for (int x : row) cout << x << ' ';
        cout << '\n';
    }
    int best = 0;
    int h = diameter(root, best);
    cout << "height " << h << " diameter " << best << '\n';
}
