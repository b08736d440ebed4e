#include <iostream>
using namspace std;

int main() {
    cout << 1;
}
