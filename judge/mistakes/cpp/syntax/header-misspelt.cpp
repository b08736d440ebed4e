#include <iostrem>
using namespace std;

int main() {
  cout << 1;
}
