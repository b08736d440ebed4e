#include <iostream>
#include <iterator>
#include <regex>
#include <string>
using namespace std;
int main() {
    const regex mail(R"(^([\w.+-]+)@([a-z\d-]+(?:\.[a-z]{2,})+)$)", regex::icase);
    string line;
    while (getline(cin, line)) {
        smatch m;
        if (regex_match(line, m, mail)) cout << m[1] << " at " << m.str(2) << ' ' << m.position(2) << '\n';
        else if (regex_search(line, m, regex("(\\d{4})-(\\d\\d)-(\\d\\d)"))) cout << m.prefix() << "[" << m[3] << "." << m[2] << "." << m[1] << "]" << m.suffix() << '\n';
        else cout << regex_replace(line, regex("\\b(\\w)(\\w*)"), "$2$1ay") << '\n';
    }
    string s = "a1b22;c333,d";
    regex num("[0-9]+");
    for (sregex_iterator i(s.begin(), s.end(), num), end; i != end; ++i) cout << i->str() << '@' << i->position() << ' ';
    regex sep("[;,]");
    copy(sregex_token_iterator(s.begin(), s.end(), sep, -1), {}, ostream_iterator<string>(cout, "|"));
    cout << '\n';
    try { regex bad("(unclosed"); } catch (const regex_error& e) { cout << "bad regex " << (e.code() == regex_constants::error_paren) << '\n'; }
    cout << regex_match("aXbXc", regex("a(.)b\\1c")) << regex_match("ab", regex("a(?=b).")) << regex_match("foo.txt", regex(".*\\.(txt|md)")) << '\n';
}
