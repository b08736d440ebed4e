#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<int> prefix_function(const string& s) {
    int n = s.size();
    vector<int> pi(n);
    for (int i = 1; i < n; i++) {
        int j = pi[i - 1];
        while (j > 0 && s[i] != s[j]) j = pi[j - 1];
        if (s[i] == s[j]) j++;
        pi[i] = j;
    }
    return pi;
}

int main() {
    string pat, text;
    while (getline(cin, pat) && getline(cin, text)) {
        auto pi = prefix_function(pat + '\x01' + text);
        vector<size_t> at;
        for (size_t i = pat.size() + 1; i < pi.size(); i++)
            if (pi[i] == (int)pat.size()) at.push_back(i - 2 * pat.size());
        cout << '"' << pat << "\" occurs " << at.size() << (at.size() == 1 ? " time:" : " times:");
        for (auto p : at) cout << ' ' << p;
        auto own = prefix_function(pat);
        size_t period = pat.size() - own.back();
        cout << "; period " << (pat.size() % period == 0 ? period : pat.size()) << '\n';
    }
}
