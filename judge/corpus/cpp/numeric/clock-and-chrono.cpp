#include <chrono>
#include <cstdint>
#include <ctime>
#include <iostream>
using namespace std;
using namespace std::chrono;
int main() {
    clock_t start = clock();
    auto t0 = steady_clock::now();
    volatile long x = 0;
    for (int i = 0; i < 100000; i++) x += i;
    auto spent = duration_cast<milliseconds>(steady_clock::now() - t0).count();
    double secs = double(clock() - start) / CLOCKS_PER_SEC;
    cout << x << ' ' << (spent >= 0 && spent < 60000) << ' ' << (secs >= 0 && secs < 60) << ' ' << CLOCKS_PER_SEC << '\n';
    cout << (time(nullptr) > 1600000000 || time(0) >= 0) << ' ' << sizeof(time_t) << '\n';
    auto d = hours(25) + minutes(61) + seconds(3);
    cout << duration_cast<minutes>(d).count() << ' ' << d.count() << ' ' << duration<double, ratio<86400>>(d).count() << '\n';
    using namespace chrono_literals;
    cout << (1500ms + 2s).count() << ' ' << (1h > 59min) << ' ' << floor<seconds>(-1500ms).count() << '\n';
    year_month_day ymd = 2024y / February / 29;
    sys_days days = ymd;
    cout << ymd.ok() << ' ' << days.time_since_epoch().count() << ' ' << weekday(days).c_encoding() << ' ' << int((ymd + years(1)).ok()) << '\n';
    time_t stamp = 1709164800 + 3661;
    tm* g = gmtime(&stamp);
    char buf[64];
    strftime(buf, sizeof buf, "%Y-%m-%d %H:%M:%S %a %j", g);
    cout << buf << ' ' << g->tm_yday << endl;
    tm in = {};
    in.tm_year = 100, in.tm_mon = 0, in.tm_mday = 32;
    mktime(&in);
    cout << in.tm_mon << ' ' << in.tm_mday << endl;
}
