#include <iostream>
#include <string>
#include <cstdlib>
int& counter() { static int c = 0; return c; }
struct T { T() { ++counter(); } ~T() { --counter(); if (counter() == 0) std::cout << "all gone\n"; } };
T a, b; T&& c = T(); const T& e = *new T;
extern const std::string& late;
std::string early = late.empty() ? "" : "";
const std::string& late = std::string("late");
int main(int argc, char** argv) { delete &e; std::cout << counter() << argc << "\n"; std::exit(EXIT_SUCCESS); }
