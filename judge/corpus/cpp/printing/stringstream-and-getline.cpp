#include <iostream>
#include <sstream>
#include <string>
#include <limits>
#include <vector>
using namespace std;
int main() {
    int n;
    cin >> n;
    cin.ignore(numeric_limits<streamsize>::max(), '\n');
    for (int i = 0; i < n; i++) {
        string line;
        getline(cin, line);
        stringstream ss(line);
        string word;
        vector<string> ws;
        while (ss >> word) ws.push_back(word);
        cout << ws.size() << ":";
        for (auto it = ws.rbegin(); it != ws.rend(); ++it) cout << ' ' << *it;
        cout << '\n';
    }
    char c;
    int a, b;
    while (cin >> a >> c >> b) cout << a << c << b << '=' << (c == '+' ? a + b : a - b) << '\n';
    cout << cin.eof() << cin.fail() << cin.bad() << '\n';
    cin.clear();
    string rest;
    getline(cin, rest);
    cout << "rest [" << rest << "] " << cin.good() << '\n';
    stringstream data("1,2;3");
    int x;
    char sep;
    data >> x;
    while (data >> sep >> x) cout << sep << x;
    cout << '\n';
    ostringstream out;
    out << "a" << 1 << 2.5 << true;
    out.str(out.str() + "!");
    out << "b";
    cout << out.str() << endl;
    string w;
    istringstream peek("  xy z");
    peek >> ws;
    cout << (char)peek.peek() << peek.tellg() << (char)peek.get();
    peek.unget();
    peek >> w;
    cout << w << ' ' << peek.rdbuf()->in_avail() << endl;
}
