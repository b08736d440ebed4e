#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
static int cmp(const void* a, const void* b) { return strcmp(*(const char* const*)a, *(const char* const*)b); }
int main() {
    char line[128];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        char copy[128];
        strncpy(copy, line, sizeof copy);
        char* words[16];
        size_t n = 0;
        for (char* t = strtok(copy, " ,."); t && n < 16; t = strtok(NULL, " ,.")) words[n++] = t;
        qsort(words, n, sizeof *words, cmp);
        printf("%zu/%zu:", n, strlen(line));
        for (size_t i = 0; i < n; i++) printf(" %s", words[i]);
        int upper = 0, digits = 0, punct = 0;
        for (const char* p = line; *p; ++p) upper += !!isupper(*p), digits += !!isdigit(*p), punct += !!ispunct(*p);
        printf(" [%d %d %d]\n", upper, digits, punct);
    }
    char buf[16];
    memset(buf, 'x', sizeof buf);
    memmove(buf + 2, "abcdef", 6);
    memcpy(buf, "12", 2);
    buf[10] = 0;
    printf("%s %d %s %ld\n", buf, memcmp("abc", "abd", 3) < 0, strstr(buf, "cd"), (long)(strrchr(buf, 'x') - buf));
    printf("%d %d %lu %s\n", strncmp("apple", "apply", 4), strcmp("a", "b") < 0, strspn("aabbc", "ab"), strpbrk("hello", "ol"));
    int nums[] = {40, 10, -3, 25}, key = 25;
    auto icmp = [](const void* a, const void* b) { return *(int*)a - *(int*)b; };
    qsort(nums, 4, sizeof(int), icmp);
    int* found = (int*)bsearch(&key, nums, 4, sizeof(int), icmp);
    printf("%d %td\n", nums[0], found - nums);
    char* dup = strdup("heap copy");
    strcat(strcpy(buf, "cat"), "alog");
    printf("%s %s %c\n", dup, buf, toupper(*dup));
    free(dup);
    return 0;
}
