#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
using namespace std;
int main() {
    cout << setw(8) << "right" << '|' << left << setw(8) << "left" << '|' << internal << setw(8) << -42 << '|' << right << setfill('0') << setw(6) << 42 << setfill(' ') << '\n';
    cout << hex << 255 << ' ' << uppercase << 255 << ' ' << showbase << 255 << ' ' << oct << 8 << dec << noshowbase << nouppercase << ' ' << -1 << '\n';
    cout << showpos << 5 << ' ' << 0 << ' ' << 2.5 << noshowpos << ' ' << boolalpha << true << noboolalpha << ' ' << true << '\n';
    cout << showpoint << 5.0 << ' ' << noshowpoint << 5.0 << ' ' << setprecision(3) << 1234.5 << ' ' << 0.00012345 << '\n';
    cout << fixed << setprecision(2) << 3.14159 << ' ' << 1e10 << ' ' << -0.001 << ' ' << setw(10) << 2.5 << '\n' << defaultfloat;
    cout << setbase(16) << 48879 << setbase(10) << ' ' << setiosflags(ios::showpos) << 7 << resetiosflags(ios::showpos) << ' ' << 7 << '\n';
    ios old(nullptr);
    old.copyfmt(cout);
    cout << hex << setfill('*') << setw(6) << 10;
    cout.copyfmt(old);
    cout << ' ' << setw(4) << 10 << '\n';
    cout.width(7);
    cout.fill('.');
    cout << 1.5 << ' ' << cout.precision() << ' ' << cout.width() << '\n';
    cout << 'c' << char(66) << static_cast<signed char>('d') << (unsigned char)101 << ' ' << (void*)0 << ' ' << nullptr << '\n';
    ostringstream os;
    os << setw(3) << 7 << ',' << setfill('_') << setw(5) << "ab" << ends;
    cout << os.str().size() << ' ' << os.str().substr(0, 9) << '\n';
    cout << put_time([] { static tm t{}; t.tm_year = 123; t.tm_mon = 6; t.tm_mday = 4; return &t; }(), "%d/%m/%y") << '\n';
    cout << setprecision(10) << 1.0 / 7 << ' ' << setprecision(0) << 1.0 / 7 << ' ' << fixed << 7.5 << endl;
}
