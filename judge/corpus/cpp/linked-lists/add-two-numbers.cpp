/**
 * Definition for singly-linked list.
 */
#include <string>
#include <iostream>
struct ListNode {
    int val;
    ListNode *next;
    ListNode() : val(0), next(nullptr) {}
    ListNode(int x) : val(x), next(nullptr) {}
    ListNode(int x, ListNode *next) : val(x), next(next) {}
};

class Solution {
public:
    ListNode* addTwoNumbers(ListNode* l1, ListNode* l2) {
        ListNode* head = new ListNode();
        ListNode* tail = head;
        int carry = 0;
        while (l1 || l2 || carry) {
            int s = carry;
            if (l1) { s += l1->val; l1 = l1->next; }
            if (l2) { s += l2->val; l2 = l2->next; }
            tail = tail->next = new ListNode(s % 10);
            carry = s / 10;
        }
        return head->next;
    }
    ListNode* removeNthFromEnd(ListNode* head, int n) {
        ListNode dummy(0, head);
        ListNode *a = &dummy, *b = &dummy;
        while (n--) a = a->next;
        while (a->next) a = a->next, b = b->next;
        b->next = b->next->next;
        return dummy.next;
    }
};

ListNode* fromNumber(const std::string& s) {
    ListNode* h = nullptr;
    for (char c : s) h = new ListNode(c - '0', h);
    return h;
}
std::string text(ListNode* h) {
    std::string r;
    for (; h; h = h->next) r.insert(r.begin(), char('0' + h->val));
    return r;
}

int main() {
    Solution s;
    std::cout << text(s.addTwoNumbers(fromNumber("342"), fromNumber("465"))) << "\n";
    std::cout << text(s.addTwoNumbers(fromNumber("9999999"), fromNumber("1"))) << "\n";
    ListNode* h = fromNumber("1234567890123456789");
    h = s.removeNthFromEnd(h, 1);
    h = s.removeNthFromEnd(h, 18);
    std::cout << text(h) << "\n";
}
