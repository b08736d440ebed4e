#include <stdio.h>
#include <stdint.h>
#include <inttypes.h>
#include <string.h>

struct Item { const char* name; double price; unsigned count; };

int main(void) {
    struct Item items[] = {{"apple", 0.5, 12}, {"watermelon", 3.999, 1}, {"fig", 12.345, 100000}};
    double total = 0;
    printf("%-12s|%10s|%8s\n", "name", "price", "count");
    for (size_t i = 0; i < sizeof(items) / sizeof(items[0]); i++) {
        printf("%-12s|%10.2f|%8u\n", items[i].name, items[i].price, items[i].count);
        total += items[i].price * items[i].count;
    }
    printf("total %e %g %.3g %A\n", total, total, total, 1.5);
    long big = 1234567890123L;
    printf("%ld %+ld % ld %lx %lo\n", big, big, big, big, big);
    printf("%zu %zu\n", strlen("hello"), sizeof(items[0].count));
    printf("%05d|%-5d|%+5d|%5.3d|%x|%#X|%#o\n", 42, 42, 42, 7, 255, 255, 8);
    printf("%" PRId64 " %" PRIu32 "\n", INT64_MIN, UINT32_MAX);
    printf("%*d|%-*d|%.*s\n", 6, 1, 6, 2, 3, "abcdef");
    printf("%c%c%c %% %s\n", 'a', 98, 'c', "done");
    printf("%hhd %hu %lld\n", (char)200 - 256, (unsigned short)65535, -1LL);
    int n = 0;
    printf("counted%n", &n);
    printf(" %d\n", n);
    return 0;
}
