import type { Language } from '../src/language.ts'

// Programs that mean to harm, each with the verdict of what it is (a pattern).

const HEAD = '#include <bits/stdc++.h>\n#include <unistd.h>\nusing namespace std;\n'
export const cpp = (main: string, before = '') => `${HEAD}${before}\nint main() {\n${main}\n}\n`
const doubled = (first: string, each: (n: number) => string, times: number) =>
  [first, ...Array.from({ length: times }, (_, n) => each(n + 1))].join('\n')

export type HostileLanguage = Exclude<Language, 'java'>
type Bomb = [verdict: string, what: string, text: string]

/** Those that take the compiler many seconds: `npm test -- judge-slow`. */
const slowlyCompiled: Bomb[] = [
  [
    'Compile Error',
    'a type whose name is as long as a book',
    doubled(
      `${HEAD}template <class A, class B> struct P {};\nusing T0 = int;`,
      (n) => `using T${n} = P<T${n - 1}, T${n - 1}>;`,
      18,
    ).concat('\nint main() { T18 all = "x"; }'),
  ],
  [
    'Compile Error',
    'a macro of a billion words',
    doubled('#define A0 +1', (n) => `#define A${n} A${n - 1} A${n - 1}`, 30).concat(
      '\nint main() { return 0 A30; }',
    ),
  ],
  [
    'Compile Error',
    'a text of a gigabyte in the program',
    cpp('return all[5];', 'char all[1u << 30] = {1};'),
  ],
  [
    'Compile Error|Wrong Answer',
    'a constant of a gigabyte',
    cpp('return all[5];', 'constexpr array<long, 1 << 27> all{};\nstatic_assert(all[3] == 0);'),
  ],
  [
    'Time Limit Exceeded|Runtime Error',
    'a pattern that never ends',
    cpp('regex_match(string(28, \'a\') + "b", regex("(a|aa)+$"));'),
  ],
]

const compiled: Bomb[] = [
  ['Compile Error', 'a thousand errors', cpp(Array(1000).fill('nothing;').join('\n'))],
  ['Compile Error', 'a file in the assembler', cpp('', 'asm(".incbin \\"/etc/passwd\\"");')],
  [
    'Compile Error',
    'a name of sixty kilobytes',
    `int ${'a'.repeat(60_000)}() { }\nint main() { return nothing; }`,
  ],
  ['Compile Error', 'spaces behind std', `// std${' '.repeat(60_000)}x\nint main() { return nothing; }`],
]

const ran: Bomb[] = [
  [
    'Wrong Answer|Runtime Error',
    'destructors as deep as a list is long',
    cpp(
      'unique_ptr<N> all; for (int i = 0; i < 200000; i++) { auto one = make_unique<N>(); one->next = move(all); all = move(one); }',
      'struct N { unique_ptr<N> next; volatile int a[20]; ~N() { a[3] = 1; } };',
    ),
  ],
  [
    'Time Limit Exceeded',
    'exceptions that are thrown again',
    cpp(
      'function<void(int)> f = [&](int n) { try { if (n) f(n - 1); else throw 1; } catch (...) { if (n % 2) throw; } }; for (;;) f(51);',
    ),
  ],
  ['Time Limit Exceeded', 'jumps', cpp('jmp_buf at; setjmp(at); longjmp(at, 1);')],
  ['Runtime Error', 'a jump into nowhere', cpp('jmp_buf at; memset(at, 77, sizeof at); longjmp(at, 1);')],
  ['Memory Limit Exceeded', 'a text that doubles', cpp('string s = "x"; for (;;) s += s;')],
  ['Memory Limit Exceeded', 'an array of zeros', cpp('return all[rand()];', 'char all[400 << 20];')],
  ['Compile Error', 'an array of more zeros', cpp('return all[rand()];', 'char all[3u << 30];')],
  [
    'Time Limit Exceeded',
    'a handler that finds no memory',
    cpp('set_new_handler([] {}); for (;;) { int* volatile one = new int[1000000]; }'),
  ],
  [
    'Time Limit Exceeded',
    'what runs before main',
    cpp('', 'struct S { S() { for (volatile int i = 0;; i = i + 1); } } s;'),
  ],
  [
    'Time Limit Exceeded',
    'what runs behind main',
    cpp('atexit([] { for (volatile int i = 0;; i = i + 1); });'),
  ],
  [
    'Runtime Error',
    'a frame of a gigabyte',
    cpp('volatile char all[1u << 30]; all[0] = all[rand() % 1000] = 1; return all[1] - 1;'),
  ],
  [
    'Output Limit Exceeded',
    'endless words on each channel',
    cpp('for (;;) write(2, HEAD, 1000), write(1, HEAD, 1000);', 'char HEAD[1000];'),
  ],
  [
    'Wrong Answer|Runtime Error',
    'reading what is not there',
    cpp(
      'for (int file = 3; file < 2000; file++) { char b[100]; if (file != 1001 && read(file, b, 100) > 0) write(1, "OUT", 3); } if (getenv("HOME") || fopen("/proc/self/environ", "r")) puts("OUT");',
    ),
  ],
  [
    'Wrong Answer|Runtime Error|Compile Error',
    'another process',
    cpp(
      'if (fork() == 0) puts("OUT"); char* all[] = {nullptr}; execve("/bin/sh", all, all); if (system("id") != -1) puts("OUT");',
    ),
  ],
]

const interpreted: [HostileLanguage, ...Bomb][] = [
  ['python', 'Memory Limit Exceeded|Runtime Error', 'a text that doubles', 's = "x"\nwhile True: s += s'],
  ['python', 'Memory Limit Exceeded|Runtime Error', 'a list by one word', 'x = [0] * (1 << 40)'],
  [
    'python',
    'Time Limit Exceeded',
    'digits',
    'import sys\nsys.set_int_max_str_digits(0)\nprint(len(str(7 ** 3_000_000)))',
  ],
  [
    'python',
    'Time Limit Exceeded|Memory Limit Exceeded',
    'a product of ranges',
    'import itertools, collections\ncollections.deque(itertools.product(range(10**4), repeat=3), maxlen=0)',
  ],
  [
    'python',
    'Time Limit Exceeded',
    'a tracer that goes on',
    'import sys\ndef f(*a):\n  while True: pass\nsys.settrace(f)\n(lambda: 0)()',
  ],
  [
    'python',
    'Time Limit Exceeded',
    'a collector that goes on',
    'import gc\ngc.callbacks.append(lambda *a: any(False for _ in iter(int, 1)))\ngc.collect()',
  ],
  [
    'python',
    'Time Limit Exceeded',
    'what runs at the end',
    'import atexit\ndef f():\n  while True: pass\natexit.register(f)',
  ],
  [
    'python',
    'Compile Error|Runtime Error|Memory Limit Exceeded',
    'constants that are folded',
    'x = ((("a" * 4000,) * 4000) * 4000) * 4000',
  ],
  ['python', 'Compile Error|Runtime Error', 'brackets', `x = ${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  [
    'python',
    'Runtime Error',
    'the host by any of its modules',
    'import sys\nfor name in list(sys.modules):\n  m = sys.modules[name]\n  for key in dir(m):\n    one = getattr(m, key, None)\n    if "JsProxy" in str(type(one)): print("OUT", name, key)\nimport js',
  ],
  [
    'python',
    'Runtime Error',
    'memory by its address',
    'import ctypes\nctypes.memset(0, 255, 1 << 30)\nprint("OUT")',
  ],
  [
    'javascript',
    'Memory Limit Exceeded|Runtime Error',
    'a text that doubles',
    'let s = "x"; for (;;) s += s',
  ],
  [
    'javascript',
    'Time Limit Exceeded|Memory Limit Exceeded|Runtime Error',
    'a number of a million digits',
    'let n = 7n; for (;;) n = n * n',
  ],
  [
    'javascript',
    'Time Limit Exceeded|Memory Limit Exceeded',
    'a join of nothing',
    'for (;;) new Array(1e9).join("")',
  ],
  [
    'javascript',
    'Time Limit Exceeded',
    'a proxy that goes on',
    'const p = new Proxy({}, { ownKeys() { for (;;); } }); console.log(p)',
  ],
  [
    'javascript',
    'Time Limit Exceeded',
    'a value that never ends when it is shown',
    'console.log({ get a() { for (;;); }, toString() { for (;;); }, [Symbol.toPrimitive]() { for (;;); } } + "")',
  ],
  [
    'javascript',
    'Runtime Error|Time Limit Exceeded|Memory Limit Exceeded',
    'JSON as deep as memory',
    'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a)',
  ],
  [
    'javascript',
    'Output Limit Exceeded|Memory Limit Exceeded|Time Limit Exceeded',
    'a cycle of values that is shown',
    'const a = Array.from({ length: 1000 }, () => ({})); for (const one of a) one.all = a; for (;;) console.log(a)',
  ],
  [
    'javascript',
    'Compile Error|Runtime Error',
    'functions in functions',
    `${'(()=>'.repeat(10_000)}1${')'.repeat(10_000)}`,
  ],
  [
    'typescript',
    'Compile Error',
    'a type that doubles',
    doubled('type T0 = "a" | "b"', (n) => `type T${n} = \`\${T${n - 1}}\${T${n - 1}}\``, 8).concat(
      '\nconst x: T8 = "a"',
    ),
  ],
  [
    'typescript',
    'Compile Error',
    'a type that calls itself',
    'type F<N extends 0[]> = N["length"] extends 100000 ? 1 : F<[...N, 0]>\nconst x: F<[]> = 2',
  ],
  [
    'typescript',
    'Time Limit Exceeded',
    'a loop in a decorator',
    'function f(..._: any[]): any { for (;;); }\n@f class A {}\nconsole.log(new A())',
  ],
]

const inCpp = (one: Bomb): [HostileLanguage, ...Bomb] => ['cpp', ...one]
export const hostilePrograms = [...[...compiled, ...ran].map(inCpp), ...interpreted]
export const slowHostilePrograms = slowlyCompiled.map(inCpp)
