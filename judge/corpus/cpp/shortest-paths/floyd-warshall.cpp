#include <iostream>
#include <iomanip>
#include <algorithm>
using namespace std;
const int INF = 1e9;
int d[26][26], nxt[26][26];
int main() {
    for (auto& r : d) fill(begin(r), end(r), INF);
    for (int i = 0; i < 26; i++) d[i][i] = 0;
    char a, b;
    int w;
    int used = 0;
    while (cin >> a >> b >> w) {
        int i = a - 'A', j = b - 'A';
        d[i][j] = min(d[i][j], w);
        nxt[i][j] = j;
        used = max({used, i + 1, j + 1});
    }
    for (int k = 0; k < used; k++)
        for (int i = 0; i < used; i++)
            for (int j = 0; j < used; j++)
                if (d[i][k] < INF && d[k][j] < INF && d[i][k] + d[k][j] < d[i][j]) {
                    d[i][j] = d[i][k] + d[k][j];
                    nxt[i][j] = nxt[i][k];
                }
    cout << "  ";
    for (int i = 0; i < used; i++) cout << setw(5) << char('A' + i);
    cout << endl;
    for (int i = 0; i < used; i++) {
        cout << char('A' + i) << " ";
        for (int j = 0; j < used; j++)
            if (d[i][j] == INF) cout << setw(5) << "-";
            else cout << setw(5) << d[i][j];
        cout << endl;
    }
    for (int v = 0; v != used - 1; v = nxt[v][used - 1]) cout << char('A' + v) << ">";
    cout << char('A' + used - 1) << endl;
}
