#include <cstdio>
#include <iostream>
#include <string>
using namespace std;
int main() {
    // the judge answers "<", ">" or "=" in advance
    long lo = 1, hi = 1000000000000000000L;
    string answer;
    int asked = 0;
    while (lo <= hi) {
        long mid = lo + (hi - lo) / 2;
        cout << "? " << mid << endl;
        fflush(stdout);
        if (!(cin >> answer)) break;
        asked++;
        if (answer == "=") {
            cout << "! " << mid << " in " << asked << endl;
            return 0;
        }
        if (answer == "<") hi = mid - 1;
        else lo = mid + 1;
    }
    cout << "lost between " << lo << " and " << hi << endl;
    return 0;
}
