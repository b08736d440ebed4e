#include <cstdio>
int dayOfWeek(int y, int m, int d) {
    static const int t[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    if (m < 3) y--;
    return (y + y / 4 - y / 100 + y / 400 + t[m - 1] + d) % 7;
}
int main() {
    const char* names[12] = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"};
    int y, m;
    while (scanf("%d/%d", &y, &m) == 2) {
        if (m < 1 || m > 12) {
            printf("month %02d?\n", m);
            continue;
        }
        int days = m == 2 ? 28 + (y % 4 == 0 && (y % 100 || y % 400 == 0)) : 30 + (m + m / 8) % 2;
        char title[32];
        int len = snprintf(title, sizeof title, "%s %d", names[m - 1], y);
        printf("%*s\nSu Mo Tu We Th Fr Sa\n", (20 + len) / 2, title);
        int w = dayOfWeek(y, m, 1);
        for (int i = 0; i < w; i++) printf("   ");
        for (int d = 1; d <= days; d++) printf("%2d%c", d, (d + w) % 7 && d < days ? ' ' : '\n');
    }
}
