#include <iostream>
using namespace std;

struct ListNode {
    int val;
    ListNode* next;
    ListNode(int x = 0, ListNode* n = nullptr) : val(x), next(n) {}
};

ListNode* build(initializer_list<int> xs) {
    ListNode dummy, *t = &dummy;
    for (int x : xs) t = t->next = new ListNode(x);
    return dummy.next;
}
void print(const ListNode* h) {
    for (; h; h = h->next) cout << h->val << (h->next ? " -> " : "");
    cout << endl;
}
ListNode* reverse(ListNode* h) {
    ListNode* prev = nullptr;
    while (h) {
        ListNode* n = h->next;
        h->next = prev;
        prev = h;
        h = n;
    }
    return prev;
}
ListNode* merge(ListNode* a, ListNode* b) {
    if (!a || !b) return a ? a : b;
    if (b->val < a->val) swap(a, b);
    a->next = merge(a->next, b);
    return a;
}
ListNode* reverseKGroup(ListNode* head, int k) {
    ListNode* cur = head;
    for (int i = 0; i < k; i++, cur = cur->next)
        if (!cur) return head;
    ListNode *prev = reverseKGroup(cur, k), *at = head;
    while (at != cur) {
        ListNode* n = at->next;
        at->next = prev;
        prev = at;
        at = n;
    }
    return prev;
}

int main() {
    ListNode* a = build({1, 4, 6, 9});
    ListNode* b = build({2, 3, 10});
    ListNode* m = merge(a, b);
    print(m);
    m = reverse(m);
    print(m);
    m = reverseKGroup(m, 3);
    print(m);
    while (m) {
        ListNode* n = m->next;
        delete m;
        m = n;
    }
    print(m);
}
