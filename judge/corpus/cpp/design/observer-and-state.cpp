#include <iostream>
#include <map>
#include <memory>
#include <functional>
#include <string>
#include <vector>
using namespace std;
class Subject {
    map<int, function<void(const string&)>> obs;
    int next = 0;
public:
    int attach(function<void(const string&)> f) { obs[next] = move(f); return next++; }
    void detach(int id) { obs.erase(id); }
    void notify(const string& s) { for (auto& [id, f] : obs) f(s); }
};
struct Light;
struct State {
    virtual unique_ptr<State> next(Light&) = 0;
    virtual const char* name() const = 0;
    virtual ~State() { }
};
struct Light {
    Subject changed;
    unique_ptr<State> state;
    void tick() {
        state = state->next(*this);
        changed.notify(state->name());
    }
};
struct Red : State { unique_ptr<State> next(Light&) override; const char* name() const override { return "red"; } };
struct Green : State { unique_ptr<State> next(Light&) override; const char* name() const override { return "green"; } };
struct Yellow : State { unique_ptr<State> next(Light&) override { return make_unique<Red>(); } const char* name() const override { return "yellow"; } };
unique_ptr<State> Red::next(Light&) { return make_unique<Green>(); }
unique_ptr<State> Green::next(Light&) { return make_unique<Yellow>(); }
int main() {
    Light l;
    l.state = make_unique<Red>();
    map<string, int> seen;
    int a = l.changed.attach([&](auto& s) { cout << "A:" << s << ' '; });
    l.changed.attach([&](auto& s) { ++seen[s]; });
    for (int i = 0; i < 4; i++) l.tick();
    l.changed.detach(a);
    for (int i = 0; i < 10; i++) l.tick();
    cout << endl;
    for (auto& p : seen) cout << p.first << "=" << p.second << ' ';
    cout << l.state->name() << endl;
}
