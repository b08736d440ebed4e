#include <iostream>
using namespace std;
main() {
  cout << "hi\n";
}
