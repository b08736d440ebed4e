import { beforeAll, describe, expect, test } from 'vitest'
import { sieveFuel, sieves } from '../../testing/golden-programs.ts'
import { openRunner } from '../../testing/open-runner.ts'
import { turnList, twoSum } from '../../testing/signatures.ts'
import { judgeSolution } from '../judge-solution.ts'
import type { Signature } from '../signature.ts'
import type { Value } from '../value.ts'

const { runner, run, judge, call } = openRunner('cpp', { compileMilliseconds: 60_000 })
const HEAD = '#include <bits/stdc++.h>\nusing namespace std;\n'
const program = (body: string) => `${HEAD}int main() {\n${body}\n}`
const SMALL = { fuel: 2e9, memory: 64 * 2 ** 20 }

async function runTwice(text: string) {
  const compiled = await runner.compile('cpp', { text })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled))
  return runner.run(compiled.artifact, [{ stdin: '' }, { stdin: '' }])
}

/** Judges a function with several calls. */
const calls = (text: string, signature: Signature, tests: [Value[], Value][]) =>
  judgeSolution(
    runner,
    'cpp',
    { text, signature },
    tests.map(([values, answer]) => ({ input: { arguments: values }, expected: { answer } })),
    { all: true },
  )

// The first compilation warms up the compiler.
beforeAll(() => run(program('')).then(() => undefined))

describe('C++: programs', () => {
  test('streams and the C library can be mixed', async () => {
    const text =
      'int n, s = 0, x; scanf("%d", &n); while (n--) { cin >> x; s += x; } cout << s; printf("\\n"); cout << 1;'
    expect((await run(program(text), '3\n1 2 3\n')).stdout).toBe('6\n1')
  })

  test('commonly used parts of the library are available', async () => {
    const { stdout } = await run(
      program(`map<string, vector<int>> m; m["a"].push_back(1); unordered_set<int> u{1, 2}; priority_queue<int> q; q.push(3);
  __int128 big = 1; big <<= 100; long double d = 0.1L; printf("%zu %zu %d %lld %d %d %.3Lf\\n", m.size(), u.size(), q.top(),
  (long long)(big >> 90), __gcd(12, 18), __builtin_popcountll(255), d);`),
    )
    expect(stdout).toBe('1 2 3 1024 6 8 0.100\n')
  })

  test('a hundred thousand numbers are read with little fuel', async () => {
    const text = program(
      'ios::sync_with_stdio(false); long long s = 0; int x; while (cin >> x) s += x; cout << s;',
    )
    const input = Array.from({ length: 100_000 }, (_, at) => at).join(' ')
    const { stdout, fuel } = await run(text, input)
    expect(stdout).toBe('4999950000')
    expect(fuel).toBeLessThan(5e8)
  })

  test('safety J1 the clock and random numbers are the same in every run', async () => {
    const text = program(
      'random_device r; cout << time(0) << " " << r() << " " << chrono::steady_clock::now().time_since_epoch().count();',
    )
    const [first, second] = await runTwice(text)
    expect(first?.stdout).toMatch(/^1700000000 /)
    expect(second?.stdout).toBe(first?.stdout)
  })

  test('numbers are read as C++ requires, invalid ones included', async () => {
    const text =
      program(`int x; long long y; short h; string s; cin >> x; cout << x << cin.fail() << " "; cin.clear();
  cin >> s >> y >> h; cout << s << " " << y << " " << h << cin.fail() << " "; cin.clear();
  cin >> hex >> x; cout << x << " "; stringstream line("+5 99999999999999999999"); line >> x >> y;
  cout << x << " " << y << line.fail() << line.eof();`)
    const { stdout } = await run(text, 'abc -9223372036854775808 70000 ff')
    expect(stdout).toBe('01 abc -9223372036854775808 327671 255 5 922337203685477580711')
  })

  test('an array of ten million numbers compiles, and counts as memory', async () => {
    const text = program('static int a[10000000]; int i; cin >> i; a[i] = 7; cout << a[3];')
    expect(await judge(text, '3', '7')).toMatchObject({ verdict: 'Accepted' })
    const small = { memory: 32 * 2 ** 20 }
    expect(await judge(text, '3', '7', small)).toMatchObject({ verdict: 'Memory Limit Exceeded' })
  })

  test('recursion a hundred thousand calls deep is fine', async () => {
    const text = `${HEAD}int f(int n) { volatile int a = n; return n ? f(n - 1) + (a > 0) : 0; }\nint main() { cout << f(100000); }`
    expect((await run(text)).stdout).toBe('100000')
  })
})

describe('C++: functions', () => {
  const solution =
    'int n = nums.size(); for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) if (nums[i] + nums[j] == target) return {j, i}; return {};'
  test.each([
    [
      'a class',
      `class Solution {\npublic:\n  vector<int> twoSum(vector<int>& nums, int target) { ${solution} }\n};`,
    ],
    ['a function', `vector<int> twoSum(const vector<int>& nums, int target) { ${solution} }`],
  ])('%s is called', async (_, text) => {
    const { tests } = await calls(text, twoSum, [
      [
        [[2, 7, 11], 9],
        [0, 1],
      ],
      [
        [[2, 7, 11], 9],
        [1, 0],
      ],
    ])
    expect(tests.map(({ verdict }) => verdict)).toEqual(['Accepted', 'Wrong Answer'])
  })

  test.each([
    ['TreeNode', [1, null, 2, 3]],
    ['long', '9223372036854775807'],
    ['string[][]', [['ä"\\\n ', ''], []]],
  ] as const)('a %s goes in and comes out as it is', async (type, value) => {
    const signature: Signature = { name: 'same', parameters: [{ name: 'value', type }], returns: type }
    const same = 'auto same = [](auto value) { return value; };'
    const given = structuredClone(value) as Value
    expect(await call(same, signature, [given], given)).toMatchObject({ verdict: 'Accepted' })
  })

  test('nodes are of the expected struct, or of the learner’s own', async () => {
    const solve =
      'ListNode* turn(ListNode* head) { ListNode* last = nullptr; while (head) { auto next = head->next; head->next = last; last = head; head = next; } return last; }'
    const own = 'struct ListNode { int val; ListNode* next; ListNode(int x) : val(x), next(nullptr) {} };'
    for (const text of [solve, `${own}\n${solve}`]) {
      expect(await call(text, turnList, [[1, 2, 3]], [3, 2, 1])).toMatchObject({ verdict: 'Accepted' })
    }
  })

  test('the answer of a void function is the parameter that it changed', async () => {
    const signature: Signature = { name: 'turn', parameters: [{ name: 'a', type: 'int[]' }], returns: 'void' }
    const text = 'void turn(vector<int>& a) { reverse(a.begin(), a.end()); }'
    expect(await call(text, signature, [[1, 2, 3]], [3, 2, 1])).toMatchObject({ verdict: 'Accepted' })
  })

  test('a function with another signature is a compile error that says so', async () => {
    const judged = await call('int other() { return 1; }', twoSum, [[1], 1], [0, 1])
    expect(judged).toMatchObject({
      verdict: 'Compile Error',
      reason: expect.stringContaining('`twoSum` is not as the problem'),
    })
  })
})

describe('C++: verdicts', () => {
  test.each([
    ['Accepted', 'cout << 1;'],
    ['Wrong Answer', 'cout << 2;'],
    ['Time Limit Exceeded', 'volatile int x = 0; for (;;) x = x + 1;'],
    ['Memory Limit Exceeded', 'vector<vector<int>> v; for (;;) v.push_back(vector<int>(1000000, 1));'],
    ['Output Limit Exceeded', 'for (;;) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");'],
    ['Runtime Error', 'cout << 1; return 3;'],
    ['Runtime Error', 'cout << 1 << flush; abort();'],
    ['Runtime Error', 'volatile int one = 7, zero = 0; cout << one / zero;'],
    ['Runtime Error', 'int* p = (int*)0xfffffff0; *p = 1; cout << *p;'],
    ['Compile Error', 'int x = "a";'],
  ])('safety J1 %s: %s', async (verdict, body) => {
    expect(await judge(program(body), '', '1', SMALL)).toMatchObject({ verdict })
  })

  test('a compile error names the learner’s line, in a program and in a function', async () => {
    expect(await judge(program('int x = "a";'), '', '')).toMatchObject({ line: 4 })
    const text =
      'class Solution {\npublic:\n  vector<int> twoSum(vector<int>& nums, int target) {\n    return nums\n  }\n};'
    expect(await call(text, twoSum, [[1], 1], [])).toMatchObject({ verdict: 'Compile Error', line: 4 })
    expect(await judge('int f() { return 1; }', '', '')).toMatchObject({
      reason: 'There is no `main`: a program begins with `int main() { … }`.',
    })
  })

  test.each([
    ['int again(', 1, 'in line 1 is never closed: a `)` is missing.'],
    ['int twoSum(int n) {\n  if (n) {\n    return 1;\n', 2, 'in line 2 is never closed: a `}` is missing.'],
    ['int one() { return 1; }\nint x =\n\n', 2, 'The last statement is not complete.'],
  ])(
    'RES-47 a source that ends too early has its line, in a program and in a function: %j',
    async (text, line, message) => {
      const signature: Signature = {
        name: 'twoSum',
        parameters: [{ name: 'n', type: 'int' }],
        returns: 'int',
      }
      for (const source of [{ text }, { text, signature }]) {
        const compiled = await runner.compile('cpp', source)
        expect(compiled).toMatchObject({
          ok: false,
          diagnostics: [{ line, message: expect.stringContaining(message) }],
        })
      }
    },
  )

  test('a thrown exception is reported with its line', async () => {
    const told = { verdict: 'Runtime Error', line: 5, reason: expect.stringContaining('exception') }
    expect(
      await judge(program('int x; cin >> x;\nif (x) throw runtime_error("no");'), '1', ''),
    ).toMatchObject(told)
    const named = await judge(
      program('vector<int> v; int i; cin >> i;\ncout << v.at(i) << stoi("x");'),
      '3',
      '',
    )
    expect(named).toMatchObject({
      verdict: 'Runtime Error',
      reason: expect.stringContaining('was given a position that is past the end'),
    })
    expect(named.tests[0]?.result.stderr).toBe('')
  })

  test('a checked run stops where a submission goes on: at a bad index, a null pointer, a missing return', async () => {
    const text = `${HEAD}struct Node { int v; };
int f(int i) { if (i) return i; }
int main() {
  vector<int> v(3); int a[3] = {1, 2, 3}, i, j; Node* p = nullptr; cin >> i >> j;
  if (i == 0) cout << v[j]; else if (i == 1) cout << a[j]; else if (i == 2) cout << p->v; else cout << f(j);
}`
    const trying = await runner.compile('cpp', { text, checked: true })
    if (!trying.ok) throw new Error('It does not compile.')
    const inputs = ['0 3', '1 3', '2 0', '3 0', '0 2', '1 2', '3 1']
    const results = await runner.run(
      trying.artifact,
      inputs.map((stdin) => ({ stdin })),
    )
    expect(results.map(({ ending }) => ending)).toEqual([
      ...Array(4).fill('failed'),
      ...Array(3).fill('finished'),
    ])
    expect(results[0]?.reason).toContain('index')
  })
})

describe('C++: bombs', () => {
  test.each([
    [
      'templates',
      'template<int N> struct A { A<N - 1> a; A<N - 2> b; };\ntemplate<> struct A<0> {}; template<> struct A<-1> {};\nA<1000> x; int main() {}',
    ],
    [
      'constants',
      'constexpr int f(int n) { int s = 0; for (int i = 0; i < n; i++) s += i % 7; return s; }\nstatic_assert(f(100000000) > 0); int main() {}',
    ],
    ['inclusion of itself', '#include "main.cpp"\nint main() {}'],
    ['brackets', `int main() { return ${'('.repeat(20_000)}1; }`],
    ['a file of the host', '#include "/etc/passwd"\nint main() {}'],
    ['embedding a file of the host', 'int main() {}\nint a[] = {\n#embed "/etc/hostname"\n};'],
  ])('safety J2 %s do not compile', async (_, text) => {
    expect(await judge(text, '', '')).toMatchObject({ verdict: 'Compile Error' })
  })

  test('safety J2 after all these the next program compiles', async () => {
    expect(await judge(program('cout << 1;'), '', '1')).toMatchObject({ verdict: 'Accepted' })
  })

  test('safety J2 endless recursion is a runtime error', async () => {
    const text = `${HEAD}int f(int n) { volatile int a[100]; a[n % 100] = n; return f(n + 1) + a[n % 100]; }\nint main() { cout << f(0); }`
    expect(await judge(text, '', '')).toMatchObject({ verdict: 'Runtime Error' })
  })

  test('safety J2 filling and copying memory is charged by its length', async () => {
    const text = program(
      'static char a[40000000]; for (int i = 0;; i++) { memset(a, i, sizeof a); asm volatile("" ::: "memory"); }',
    )
    expect(await judge(text, '', '', { fuel: 1e8 })).toMatchObject({ verdict: 'Time Limit Exceeded' })
  })
})

describe('C++: walls', () => {
  test.each([
    ['a file', 'FILE* f = fopen("/etc/passwd", "r"); if (f) puts("OUT"); return !f;'],
    ['writing a file', 'ofstream f("x"); f << 1; f.flush(); if (f) puts("OUT"); return !f;'],
    ['the environment', 'if (getenv("PATH")) puts("OUT"); return 1;'],
    ['a command', 'if (system("id") == 0) puts("OUT"); return 1;'],
  ])('safety J3 %s is out of reach', async (_, body) => {
    const judged = await judge(program(body), '', '')
    expect(['Compile Error', 'Runtime Error']).toContain(judged.verdict)
    expect(judged.tests[0]?.result.stdout ?? '').not.toContain('OUT')
  })

  test('safety J3 a program that imports other functions of the host is not started', async () => {
    const text =
      '__attribute__((import_module("env"), import_name("evil"))) extern "C" void evil();\nint main() { evil(); }'
    expect(await judge(text, '', '')).toMatchObject({
      verdict: 'Runtime Error',
      reason: expect.stringContaining('env.evil'),
    })
  })

  test('safety J4 the counter cannot be reached', async () => {
    const named =
      '__attribute__((export_name("__judge_fuel"))) extern "C" int f() { return 1; }\nint main() {}'
    expect(await judge(named, '', '')).toMatchObject({ verdict: 'Runtime Error' })
    const raw = 'int main() { asm volatile(".int8 0x42\\n.int8 0x00\\n.int8 0x24\\n.int8 0x03"); for (;;); }'
    expect((await judge(raw, '', '')).verdict).toMatch(/Runtime Error|Compile Error|Time Limit/)
  })

  test('safety J4 printing an answer or ending early gives no answer', async () => {
    const text = `vector<int> twoSum(vector<int>& a, int t) {
  cout << "[0,1]" << flush; printf("[0,1]\\n"); fflush(stdout);
  if (t == 1) exit(0); if (t == 2) _Exit(0); quick_exit(0);
}`
    const { tests } = await calls(
      text,
      twoSum,
      [1, 2, 3].map((way) => [
        [[2, 7], way],
        [0, 1],
      ]),
    )
    expect(tests.map(({ verdict }) => verdict)).toEqual(Array(3).fill('Runtime Error'))
  })

  test('safety J5 a run leaves nothing for the next one', async () => {
    const [first, second] = await runTwice(program('static int x = 0; x++; cout << x << rand();'))
    expect(first?.stdout).toBe(second?.stdout)
  })
})

describe('C++: fuel', () => {
  test('safety J1 a program takes the same fuel when compiled again, whatever ran before', async () => {
    const first = await run(sieves.cpp)
    await judge(program('for (volatile int x = 0;;) x = x + 1;'), '', '', { fuel: 1e7 })
    expect((await run(sieves.cpp)).fuel).toBe(first.fuel)
    expect(first).toMatchObject({ stdout: '348513\n', fuel: sieveFuel.cpp })
  })
})
