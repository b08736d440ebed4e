#include <cstdio>
#include <vector>

struct Node {
    int id;
    Node* next;
};

static Node* entry(Node* head) {
    Node *slow = head, *fast = head;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
        if (slow == fast) {
            for (slow = head; slow != fast; slow = slow->next) fast = fast->next;
            return slow;
        }
    }
    return NULL;
}

static long f(long x) { return (x * x + 1) % 1000003L; }

int main() {
    std::vector<Node> pool(12);
    for (int i = 0; i < 12; i++) pool[i] = {i, i + 1 < 12 ? &pool[i + 1] : nullptr};
    printf("%s\n", entry(&pool[0]) ? "cycle" : "no cycle");
    for (int back = 0; back < 12; back += 4) {
        pool[11].next = &pool[back];
        printf("entry %d\n", entry(&pool[0])->id);
    }
    long tortoise = f(2), hare = f(f(2));
    while (tortoise != hare) tortoise = f(tortoise), hare = f(f(hare));
    long mu = 0;
    tortoise = 2;
    while (tortoise != hare) tortoise = f(tortoise), hare = f(hare), mu++;
    long lambda = 1;
    hare = f(tortoise);
    while (tortoise != hare) hare = f(hare), lambda++;
    printf("mu %ld lambda %ld at %ld\n", mu, lambda, tortoise);
    return 0;
}
