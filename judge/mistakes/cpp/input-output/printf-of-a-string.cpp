#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "abc";
    printf("%s\n", s);
}
