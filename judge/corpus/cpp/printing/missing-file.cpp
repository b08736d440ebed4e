#include <cstdio>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>
int main() {
    std::ifstream in("no-such-file.txt");
    if (!in) std::cout << "cannot open\n";
    std::cout << in.is_open() << in.fail() << in.good() << '\n';
    int x = 5;
    in >> x;
    std::cout << x << '\n';
    std::string line = "kept";
    if (!std::getline(in, line)) std::cout << "[" << line << "]\n";
    FILE* f = fopen("also/missing.txt", "r");
    if (f == NULL) printf("%s\n", strerror(errno));
    std::cout << (errno == ENOENT) << std::endl;
    return 0;
}
