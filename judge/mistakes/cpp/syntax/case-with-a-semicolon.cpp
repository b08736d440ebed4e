#include <bits/stdc++.h>
using namespace std;

int main() {
    int x = 1;
    switch (x) {
        case 1;
            cout << "one";
    }
}
