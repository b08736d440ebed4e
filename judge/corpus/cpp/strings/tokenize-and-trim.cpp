#include <algorithm>
#include <cctype>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using std::string;

static string trim(const string& s) {
    const auto b = s.find_first_not_of(" \t\r\n");
    if (b == string::npos) return "";
    return s.substr(b, s.find_last_not_of(" \t\r\n") - b + 1);
}
static std::vector<string> split(const string& s, char sep) {
    std::vector<string> out;
    std::istringstream in(s);
    for (string part; std::getline(in, part, sep);) out.push_back(trim(part));
    return out;
}
static string capitalise(string s) {
    std::transform(s.begin(), s.end(), s.begin(), [](unsigned char c) { return std::tolower(c); });
    if (!s.empty()) s[0] = std::toupper(static_cast<unsigned char>(s[0]));
    return s;
}

int main() {
    string line;
    int number = 0;
    while (std::getline(std::cin, line)) {
        auto fields = split(line, ',');
        std::cout << std::setw(2) << ++number << ' ' << fields.size();
        for (const auto& f : fields) std::cout << " [" << capitalise(f) << ']';
        std::cout << '\n';
        if (fields.size() >= 3) {
            std::istringstream num(fields[2]);
            double d;
            if (num >> d) std::cout << "   value " << std::fixed << std::setprecision(2) << d * 2 << '\n';
            else std::cout << "   not a number: " << std::quoted(fields[2]) << '\n';
        }
    }
    string r = "a-b--c";
    r.erase(std::remove(r.begin(), r.end(), '-'), r.end());
    r.insert(1, "ZZ").replace(r.find('c'), 1, "<c>").append(3, '!');
    std::cout << r << ' ' << (r.compare("a") > 0) << ' ' << r.rfind('Z') << ' ' << (r.find("nope") == string::npos) << '\n';
}
