#include <iostream>
#include <memory>
#include <utility>

template <typename T>
class SinglyLinkedList {
    struct Node {
        T value;
        std::unique_ptr<Node> next;
    };
    std::unique_ptr<Node> head_;
    std::size_t size_ = 0;

public:
    SinglyLinkedList() = default;
    SinglyLinkedList(SinglyLinkedList&&) noexcept = default;
    ~SinglyLinkedList() {
        while (head_) head_ = std::move(head_->next);
    }
    void push_front(T v) {
        head_ = std::make_unique<Node>(Node{std::move(v), std::move(head_)});
        ++size_;
    }
    template <typename P>
    std::size_t remove_if(P pred) {
        std::size_t removed = 0;
        for (auto* link = &head_; *link;) {
            if (pred((*link)->value)) {
                *link = std::move((*link)->next);
                ++removed;
            } else {
                link = &(*link)->next;
            }
        }
        size_ -= removed;
        return removed;
    }
    void reverse() {
        std::unique_ptr<Node> done;
        while (head_) {
            auto node = std::exchange(head_, std::move(head_->next));
            node->next = std::exchange(done, nullptr);
            done = std::move(node);
        }
        head_ = std::move(done);
    }
    std::size_t size() const { return size_; }
    friend std::ostream& operator<<(std::ostream& os, const SinglyLinkedList& l) {
        os << '(';
        for (auto* n = l.head_.get(); n; n = n->next.get()) os << n->value << (n->next ? ", " : "");
        return os << ')';
    }
};

int main() {
    SinglyLinkedList<int> l;
    for (int i = 0; i < 10; ++i) l.push_front(i * i);
    std::cout << l << ' ' << l.size() << '\n';
    std::cout << l.remove_if([](int x) { return x % 2; }) << ' ' << l << '\n';
    l.reverse();
    auto moved = std::move(l);
    std::cout << moved << ' ' << moved.size() << '\n';
    SinglyLinkedList<std::string> words;
    for (auto w : {"end", "middle", "start"}) words.push_front(w);
    std::cout << words << '\n';
}
