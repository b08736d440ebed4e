import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'

const { runner, run } = openRunner('cpp', { compileMilliseconds: 120_000 })
const program = (body: string) => `#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n${body}\n}\n`

async function printed(body: string, stdin = ''): Promise<string> {
  return (await run(program(body), stdin)).stdout
}

describe('RES-14 C++ is as on 64-bit Linux', () => {
  test('RES-14 types have the sizes that they have there', async () => {
    const sizes = ['long', 'size_t', 'ptrdiff_t', 'void*', 'time_t', 'long double', 'wchar_t', 'int_fast32_t']
    const found = await printed(`cout ${sizes.map((type) => `<< sizeof(${type}) << ' '`).join('')};`)
    expect(found).toBe('8 8 8 8 8 16 4 8 ')
  })

  test('RES-14 sums of sizes and of long do not overflow', async () => {
    const body = `vector<int> v(100000); size_t k = v.size(); cout << k * (k - 1) / 2 << ' ';
long s = 0; for (int i = 0; i < 100000; i++) s += i; long INF = 1e18; cout << s << ' ' << INF << ' ';
cout << max(5L, int64_t(7)) << ' ' << stol("99999999999") << ' ' << strtol("-99999999999", nullptr, 10);`
    expect(await printed(body)).toBe('4999950000 4999950000 1000000000000000000 7 99999999999 -99999999999')
  })

  test('RES-14 printf prints what it is given, also where the letter is of another size', async () => {
    const body = `vector<int> v(7); int i = -3; enum { ONE = 1 };
printf("%d %d %d|%ld %zu|%lld %u %c %s %5.2f %*d %d\\n", i, v.size(), i, 1L << 40, v.size(), 5, 4000000000u, 'x', "text",
2.5f, 4, i, ONE); printf("%.20Lf\\n", 1.0L / 3); char b[30]; snprintf(b, 5, "%d-%d", 12L, 34567); puts(b);`
    expect(await printed(body)).toBe(
      '-3 7 -3|1099511627776 7|5 4000000000 x text  2.50   -3 1\n0.33333333333333333333\n12-3\n',
    )
  })

  test('RES-14 rand() gives the numbers that it gives there', async () => {
    expect(await printed('cout << rand() << " "; srand(42); cout << rand();')).toBe('1804289383 71876166')
  })

  test('RES-14 the clock begins with the program, and the day is a day', async () => {
    expect(await printed('cout << (clock() < 1000) << (time(nullptr) > 1600000000);')).toBe('11')
  })
})

describe('RES-15 what g++ accepts compiles', () => {
  test('RES-15 the headers of <bits/stdc++.h>', async () => {
    const body = `any a = 5; valarray<int> v{1, 2, 3}; char b[20]; auto [end, error] = to_chars(b, b + 20, 3.25);
cout << any_cast<int>(a) << v.sum() << string(b, end) << numbers::pi << ifstream("none.txt").is_open();
mutex m; lock_guard<mutex> held(m); cout << async(launch::deferred, [] { return 4; }).get();`
    expect(await printed(body)).toBe('563.253.1415904')
  })

  test('RES-15 what GCC has beyond the standard', async () => {
    const body = `bitset<300> b; b[5] = b[270] = true; cout << b._Find_first() << ' ' << b._Find_next(5) << ' '
<< b._Find_next(270) << ' ' << __lg(1000) << ' ' << std::__gcd(12, 18) << ' ' << bind2nd(plus<int>(), 3)(4);
vector<int> v{1, 2}; random_shuffle(v.begin(), v.end()); __int128 x = 1; cout << ' ' << (long)(x << 100 >> 90)
<< ' ' << (char)getchar_unlocked();`
    expect(await printed(body, 'y')).toBe('5 270 300 9 6 7 1024 y')
  })

  test('RES-15 a rope is written through its iterators, and its copies keep what they have', async () => {
    const body = `__gnu_cxx::crope r("hello, world"), kept = r;
for (auto it = r.mutable_begin(); it != r.mutable_end(); ++it) *it = toupper(*it);
r.mutable_begin()[1] = '3'; *(r.mutable_begin() + 4) = '0'; auto at = r.insert(r.mutable_begin() + 5, "--");
reverse(r.mutable_begin(), r.mutable_end()); cout << r << ' ' << kept << ' ' << *at << *r.mutable_rbegin();`
    const { stdout } = await run(program(body).replace('using', '#include <ext/rope>\nusing'))
    expect(stdout).toBe('DLROW ,--0LL3H hello, world  H')
  })

  test('RES-15 the binary heap of ext/pb_ds is one: as quick as that of the library', async () => {
    const heap = (type: string) =>
      program(`struct ByTens { bool operator()(int a, int b) const { return a / 10 < b / 10; } };
${type} q; unsigned x = 7, sum = 0; for (int i = 0; i < 30000; i++) q.push((x = x * 1103515245 + 12345) >> 20);
for (int i = 0; i < 12; i++) cout << q.top() / 10 << ' ', q.pop(); while (!q.empty()) sum = sum * 31 + q.top() / 10, q.pop(); cout << sum;`).replace(
        'using',
        '#include <ext/pb_ds/priority_queue.hpp>\nusing',
      )
    const own = await run(heap('__gnu_pbds::priority_queue<int, ByTens, __gnu_pbds::binary_heap_tag>'))
    const plain = await run(heap('std::priority_queue<int, vector<int>, ByTens>'))
    expect(own.stdout).toBe(plain.stdout)
    // Linked nodes would take half as much again.
    expect([own.memory, own.fuel < 1.1 * plain.fuel]).toEqual([plain.memory, true])
  })

  test.each([
    ['fputs("b", stdout);', 'abc'],
    [
      'auto out = [](const char* f, ...) { va_list all; va_start(all, f); vprintf(f, all); }; out("%d", 4);',
      'a4c',
    ],
    ['putchar(98);', 'abc'],
  ])('RES-15 what %s writes comes in its turn', async (body, out) => {
    expect(await printed(`cout << 'a'; ${body} cout << 'c';`)).toBe(out)
  })

  test('RES-15 a comment chooses the standard', async () => {
    const standardOf = async (comment: string) =>
      (await run(`${comment}${program('cout << __cplusplus;')}`)).stdout
    expect(await standardOf('')).toBe('202302')
    expect(await standardOf('// std: c++14\n')).toBe('201703')
  })

  test('RES-15 a program that includes little may use the library’s names', async () => {
    const text = `#include <iostream>
using namespace std;
int count = 0, rank[3];
int gcd(int a, int b) { return b ? gcd(b, a % b) : a; }
int main() { count++; cout << count << rank[0] << gcd(12, 18); }`
    expect((await run(text)).stdout).toBe('106')
    const all = await runner.compile('cpp', { text: text.replace('<iostream>', '<bits/stdc++.h>') })
    expect(all).toMatchObject({ ok: false, diagnostics: [{ line: 5 }, { line: 5 }, { line: 5 }] })
  })
})

describe('RES-351 what runs before and after main runs as with g++', () => {
  const HEAD = '#include <bits/stdc++.h>\nusing namespace std;\nstruct D { int n; ~D() { cout << n; } };\n'

  test('RES-351 references to temporaries end with the program, last made first', async () => {
    const text = `${HEAD}const D& a = D{1}; const vector<int>& v = vector<int>{7, 8};
int main() { static const D& b = D{2}; static D c{3}; thread_local D d{4}; thread_local const D& e = D{5}; thread_local D f[2] = {{6}, {7}}; (void)f;
cout << v.size() << a.n << b.n << c.n << d.n << e.n << ' '; }`
    expect(await run(text)).toMatchObject({ ending: 'finished', stdout: '212345 7654321' })
  })

  test('RES-351 functions of atexit run among the ends, and an exit ends what a return ends', async () => {
    const text = `${HEAD}D g{1}; int main() { static D before{2}; atexit([] { cout << 'x'; }); static D after{3}; exit(0); }`
    expect(await run(text)).toMatchObject({ ending: 'finished', stdout: '3x21' })
  })
})

describe('RES-352 a loop that has no end ends as Time Limit Exceeded, whatever is in it', () => {
  const ENDLESS: readonly (readonly [kind: string, main: string, before?: string])[] = [
    ['nothing in it', 'while (true); cout << 1;'],
    ['for without its parts', 'for (;;) {} cout << 1;'],
    ['a number nobody reads', 'int n = 3; while (true) n++; cout << n;'],
    ['a counter that stands still', 'int i = 0, s = 0; while (i < 10) s += i; cout << s;'],
    ['a counter that goes the other way', 'int s = 0; for (int i = 10; i > 0; i++) s += i; cout << s;'],
    ['a counter that goes below', 'int s = 0; for (int i = 0; i < 10; i--) s += i; cout << s;'],
    ['an unsigned counter', 'int n = 0; for (unsigned i = 10; i >= 0; i--) n++; cout << n;'],
    ['an end that is stepped over', 'int n = 0; for (int i = 0; i != 9; i += 2) n++; cout << n;'],
    ['a fraction that is never equal', 'int n = 0; for (double x = 0; x != 1; x += 0.1) n++; cout << n;'],
    ['a char that is never so large', 'int n = 0; for (char c = 0; c < 200; c++) n++; cout << n;'],
    [
      'a search that halves nothing',
      'int n, lo = 0; cin >> n; int hi = n; while (lo < hi) { int mid = (lo + hi) / 2; if (mid * mid <= n) lo = mid; else hi = mid; } cout << lo;',
    ],
    ['digits of 0', 'int n, c = 0; cin >> n; while (n >= 0) { n /= 10; c++; } cout << c;'],
    ['an assignment as its condition', 'int n = 3; while (n = 1); cout << n;'],
    [
      'continue before the step',
      'int i = 0, s = 0; while (i < 10) { if (i == 5) continue; s += i; i++; } cout << s;',
    ],
    ['a factor of 1', 'int n, x = 0; cin >> n; for (int i = 1; i <= n; i *= 1) x += i; cout << "done";'],
    ['jumps', 'int i = 0; again: i ^= 1; goto again; cout << i;'],
    ['a function that calls itself', 'f(3); cout << 1;', 'void f(int n) { f(n); }'],
    [
      'two that call each other',
      'cout << even(3);',
      'bool odd(int); bool even(int n) { return odd(n - 1); } bool odd(int n) { return even(n - 1); }',
    ],
    [
      'a list that leads to itself',
      'Node a{1, 0}, b{2, &a}; a.next = &b; Node* p = &a; while (p && p->v != 7) p = p->next; cout << 1;',
      'struct Node { int v; Node* next; };',
    ],
    ['parents in a circle', 'int p[] = {1, 2, 0}, x = 0; while (p[x] != x) x = p[x]; cout << x;'],
    ['a variable that nobody sets', 'while (!done); cout << 1;', 'bool done = false;'],
    ['a lambda', 'auto f = [](int n) { while (n != 0) n -= 0; return n; }; cout << f(4);'],
  ]

  test.each(ENDLESS)('RES-352 %s', async (_, main, before = '') => {
    const text = `#include <bits/stdc++.h>\nusing namespace std;\n${before}\nint main() {\n${main}\n}\n`
    expect(await run(text, '5\n', { fuel: 20_000_000 })).toMatchObject({ ending: 'out of fuel', stdout: '' })
  })
})

describe('RES-16 what is not there is refused in words that help', () => {
  test.each([
    ['freopen("input.txt", "r", stdin);', /^freopen\("input.txt", "r", stdin\) opens a file.*ONLINE_JUDGE/],
    ['thread t([] {}); t.join();', /^A program has one thread here/],
    ['mutex m; m.lock(); m.lock();', /^This waits for another thread/],
  ])('RES-16 %s', async (body, words) => {
    const { ending, reason, stderr } = await run(program(body))
    expect({ ending, stderr }).toEqual({ ending: 'failed', stderr: '' })
    expect(reason).toMatch(words)
  })

  test('RES-16 a file that is opened for the machine at home alone is no obstacle', async () => {
    const body =
      '#ifndef ONLINE_JUDGE\nfreopen("input.txt", "r", stdin);\n#endif\nint n; cin >> n; cout << n;'
    expect(await printed(body, '5')).toBe('5')
  })
})
