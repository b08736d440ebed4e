#include <bits/stdc++.h>
using namespace std;
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#include <strings.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/stat.h>
#include <fcntl.h>
int main() {
  struct rlimit r; r.rlim_cur = 1 << 28; r.rlim_max = 1 << 28; setrlimit(RLIMIT_STACK, &r);
  struct timeval t; gettimeofday(&t, NULL);
  struct rusage u; getrusage(RUSAGE_SELF, &u);
  srand(time(0)); srandom(1); (void)random(); drand48();
  cout << (t.tv_sec > 0) << strcasecmp("a", "A") << isatty(0) << "ok"; usleep(1);
  return 0;
}
