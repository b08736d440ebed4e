#include <functional>
#include <iostream>
#include <queue>
#include <string>
#include <vector>
class Simulator {
    struct Event {
        double at;
        unsigned long id;
        std::function<void()> act;
        bool operator>(const Event& o) const { return at != o.at ? at > o.at : id > o.id; }
    };
    std::priority_queue<Event, std::vector<Event>, std::greater<>> events;
    unsigned long next = 0;
    double now = 0;
public:
    double time() const { return now; }
    void after(double delay, std::function<void()> act) { events.push({now + delay, next++, std::move(act)}); }
    unsigned long run() {
        unsigned long n = 0;
        while (!events.empty()) {
            Event e = events.top();
            events.pop();
            now = e.at;
            e.act();
            ++n;
        }
        return n;
    }
};
int main() {
    Simulator sim;
    std::queue<int> line;
    int served = 0;
    double waited = 0;
    std::vector<double> arrived;
    bool busy = false;
    std::function<void()> serve = [&] {
        if (line.empty()) { busy = false; return; }
        busy = true;
        int who = line.front();
        line.pop();
        waited += sim.time() - arrived[who];
        sim.after(2.5, [&, who] {
            std::cout << sim.time() << ": customer " << who << " leaves\n";
            ++served;
            serve();
        });
    };
    for (int i = 0; i < 6; ++i)
        sim.after(i * 1.75, [&, i] {
            arrived.push_back(sim.time());
            line.push(i);
            if (!busy) serve();
        });
    auto n = sim.run();
    std::cout << n << " events, " << served << " served, average wait " << waited / served << '\n';
}
