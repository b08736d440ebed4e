import { beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import type { Signature } from '../signature.ts'

const { run, judge, call } = openRunner('cpp', { compileMilliseconds: 60_000 })
const HEAD = '#include <bits/stdc++.h>\nusing namespace std;\n'
const program = (body: string, before = '') => `${HEAD}${before}int main() {\n${body}\n}`
const SMALL = { fuel: 2e9, memory: 64 * 2 ** 20 }

beforeAll(() => run(program('')).then(() => undefined))

/** Runs a program and returns its output. */
const written = async (body: string, before?: string, input = '') =>
  (await run(program(body, before), input)).stdout

const NOISY = 'struct D { string n; D(string n) : n(n) {} ~D() { cout << "~" << n << " "; } };\n'

const WAYS = [
  ['by value', 'try { throw 5; } catch (int x) { cout << x; }', '5'],
  [
    'by reference to a base',
    'try { throw out_of_range("o"); } catch (const exception& e) { cout << e.what(); }',
    'o',
  ],
  ['as text', 'try { throw "text"; } catch (const char* s) { cout << s; }', 'text'],
  [
    'as a number of another type: not',
    'try { try { throw 5; } catch (long) { cout << "no"; } } catch (...) { cout << "any"; }',
    'any',
  ],
  [
    'by the first that fits',
    'try { throw runtime_error("r"); } catch (logic_error&) { cout << 1; } catch (runtime_error&) { cout << 2; } catch (...) { cout << 3; }',
    '2',
  ],
  ['by whatever it is', 'try { throw vector<int>{1}; } catch (...) { cout << "any"; }', 'any'],
  [
    'a pointer to a derived class',
    'struct A { virtual ~A() {} }; struct B : A {}; static B b; try { throw &b; } catch (A* a) { cout << (a == &b); }',
    '1',
  ],
  [
    'a second base',
    'struct A { int a = 1; virtual ~A() {} }; struct B { int b = 2; virtual ~B() {} }; struct C : A, B {}; try { throw C(); } catch (B& b) { cout << b.b; }',
    '2',
  ],
  [
    'a virtual base',
    'struct A { int a = 1; virtual ~A() {} }; struct B : virtual A {}; struct C : virtual A {}; struct D : B, C {}; try { throw D(); } catch (A& a) { cout << a.a; }',
    '1',
  ],
  [
    'again',
    'try { try { throw runtime_error("r"); } catch (exception& e) { cout << "one "; throw; } } catch (runtime_error& e) { cout << e.what(); }',
    'one r',
  ],
  [
    'another out of a handler',
    'try { try { throw 1; } catch (int) { throw string("two"); } } catch (string& s) { cout << s; }',
    'two',
  ],
  [
    'later, from a pointer to it',
    'exception_ptr p; try { throw 7; } catch (...) { p = current_exception(); } for (int i = 0; i < 2; i++) try { rethrow_exception(p); } catch (int x) { cout << x; }',
    '77',
  ],
  [
    'with another within',
    'try { try { throw runtime_error("in"); } catch (...) { throw_with_nested(logic_error("out")); } } catch (exception& e) { cout << e.what(); try { rethrow_if_nested(e); } catch (exception& n) { cout << n.what(); } }',
    'outin',
  ],
  [
    'in an expression',
    'auto f = [](int x) { return x > 0 ? x : throw invalid_argument("neg"); }; try { cout << f(1) << f(-1); } catch (invalid_argument& e) { cout << e.what(); }',
    '1neg',
  ],
  [
    'through a comparison that sorts',
    'vector<int> v{5, 3, 1, 4}; try { sort(v.begin(), v.end(), [](int a, int b) { if (a == 1 || b == 1) throw 1; return a < b; }); } catch (int) { cout << v.size(); }',
    '4',
  ],
  [
    'out of a function object',
    'function<void()> f = [] { throw 3; }; try { f(); } catch (int x) { cout << x; }',
    '3',
  ],
] as const

describe('C++: caught exceptions', () => {
  // All cases are functions of one program, because compiling takes most of the time.
  let lines: readonly string[] = []
  beforeAll(async () => {
    const functions = WAYS.map(([, body], at) => `void way${at}() { ${body} }\n`)
    const calls = WAYS.map((_, at) => `way${at}(); cout << endl;`)
    lines = (await written(calls.join('\n'), functions.join(''))).split('\n')
  })

  test.each(WAYS.map(([name, , said], at) => ({ name, said, at })))('$name', ({ said, at }) => {
    expect(lines[at]).toBe(said)
  })

  test('destructors of completed objects run in order, and the first exception goes on', async () => {
    const half = `${NOISY}struct Half { D a{"a"}, b{"b"}; Half() { throw 1; } ~Half() { cout << "never"; } };\n`
    expect(await written('try { D x("x"); Half h; } catch (int) { cout << "caught"; }', half)).toBe(
      '~b ~a ~x caught',
    )
    const whole = `${half}struct F { D d; F() try : d("d") { throw 2; } catch (int x) { cout << x << " "; } };\n`
    expect(await written('try { F f; } catch (int x) { cout << "again " << x; }', whole)).toBe('~d 2 again 2')
  })

  test('the number of exceptions in flight is right', async () => {
    const before = 'struct D { ~D() { cout << uncaught_exceptions(); } };\n'
    expect(await written('{ D d; } try { D d; throw 1; } catch (int) { D d; }', before)).toBe('010')
  })

  test('exceptions of the library are caught', async () => {
    const tried = [
      ['v.at(9)', 'out_of_range'],
      ['stoi("x")', 'invalid_argument'],
      ['stoi("99999999999")', 'out_of_range'],
      ['stod("x")', 'invalid_argument'],
      ['string("ab").substr(5).size()', 'out_of_range'],
      ['m.at(1)', 'out_of_range'],
      ['optional<int>().value()', 'bad_optional_access'],
      ['get<int>(variant<int, string>("s"))', 'bad_variant_access'],
      ['bitset<4>("12").count()', 'invalid_argument'],
      ['vector<int>(-1).size()', 'length_error'],
      ['(p = new int[i - 2])[0]', 'bad_alloc'],
      ['dynamic_cast<B&>(a).x', 'bad_cast'],
      ['function<int()>()()', 'bad_function_call'],
    ].map(([expression, type]) => `try { cout << ${expression}; } catch (${type}&) { cout << "."; }`)
    const before = 'struct A { virtual ~A() {} }; struct B : A { int x = 1; };\n'
    const body = `vector<int> v; map<int, int> m; A a; int* volatile p; int i; cin >> i; ${tried.join('\n')}`
    expect(await written(body, before, '1')).toBe('.'.repeat(tried.length))
  })

  test('a stream with exceptions enabled throws', async () => {
    const body =
      'cin.exceptions(ios::failbit); int x; try { cin >> x; } catch (ios_base::failure&) { cout << "failed"; }'
    expect(await written(body, '', 'abc')).toBe('failed')
  })

  test('a hundred thousand exceptions leave no memory in use', async () => {
    const body =
      'for (int i = 0; i < 100000; i++) try { throw runtime_error(string(200, 97)); } catch (exception&) {}'
    const { ending, memory } = await run(program(body), '', { fuel: 1e10 })
    expect([ending, memory < 2 ** 20]).toEqual(['finished', true])
  })
})

describe('C++: uncaught exceptions', () => {
  test.each([
    ['throw runtime_error("no");', 4, 'An exception was thrown and not caught (no).'],
    ['int x = 1;\nif (x) throw 42;', 5, 'An exception was thrown and not caught (42).'],
    ['try {\nthrow string("words"); } catch (int) {}', 5, 'An exception was thrown and not caught (words).'],
    [
      'try { throw 1; } catch (...) {}\nvector<int> v; cout << v.at(3);',
      undefined,
      '`at`, `substr`, `erase` or `insert` was given a position that is past the end.',
    ],
    [
      'cout << stoi("x");',
      undefined,
      '`stoi`, or a function like it, was given a text that is no number, or too large a number. Look at that text.',
    ],
  ])('are reported with their message, and their line if known: %s', async (body, line, reason) => {
    const judged = await judge(program(body), '', '')
    expect(judged).toMatchObject({ verdict: 'Runtime Error', reason })
    expect(judged.line).toBe(line)
    expect(judged.tests[0]?.result.stderr).toBe('')
  })

  test('are reported in a function that the judge calls', async () => {
    const signature: Signature = { name: 'f', parameters: [{ name: 'x', type: 'int' }], returns: 'int' }
    const text = 'int f(int x) {\n  if (x < 0) throw invalid_argument("below zero");\n  return x;\n}'
    expect(await call(text, signature, [-1], 0)).toMatchObject({ verdict: 'Runtime Error', line: 2 })
    const caught =
      'int g(int x) { if (x < 0) throw 5; return x; }\nint f(int x) { try { return g(x); } catch (int y) { return y; } }'
    expect(await call(caught, signature, [-1], 5)).toMatchObject({ verdict: 'Accepted' })
  })

  test('end the program in a noexcept function and in a destructor', async () => {
    const stopped = { verdict: 'Runtime Error', reason: expect.stringContaining('noexcept') }
    const text = program('try { f(); } catch (...) { cout << 1; }', 'void f() noexcept { throw 1; }\n')
    expect(await judge(text, '', '1')).toMatchObject(stopped)
    const thrower = 'struct D { ~D() { throw 2; } };\n'
    expect(await judge(program('try { D d; } catch (...) { cout << 1; }', thrower), '', '1')).toMatchObject(
      stopped,
    )
  })
})

describe('C++: ends that cannot be caught', () => {
  const GUARD =
    'struct G { ~G() { cout << "still here" << flush; for (volatile int i = 0;; i = i + 1); } };\n'

  test.each([
    ['Time Limit Exceeded', 'volatile int x = 0; for (;;) x = x + 1;'],
    ['Time Limit Exceeded', 'for (;;) try { throw 1; } catch (int) {}'],
    [
      'Time Limit Exceeded',
      'function<void()> f = [&] { try { throw 1; } catch (int) { f(); } throw 2; }; for (;;) try { try { throw 1; } catch (...) { throw; } } catch (int) {}',
    ],
    ['Output Limit Exceeded', 'for (;;) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");'],
    ['Runtime Error', 'exit(3);'],
    ['Runtime Error', 'abort();'],
    ['Runtime Error', 'volatile int zero = 0; cout << 7 / zero;'],
  ])('safety J2 %s: %s', async (verdict, body) => {
    const text = program(`try { G g; ${body} } catch (...) { }\ncout << "1";`, GUARD)
    const judged = await judge(text, '', '1', SMALL)
    expect(judged).toMatchObject({ verdict })
    expect(judged.tests[0]?.result.stdout ?? '').not.toContain('still')
  })

  test('safety J2 exit(0) is no failure, even with destructors pending', async () => {
    const judged = await judge(program('G g; cout << 1; exit(0);', GUARD), '', '1', SMALL)
    expect(judged).toMatchObject({ verdict: 'Accepted' })
  })

  test('safety J2 endless recursion, in a noexcept function and in one with destructors', async () => {
    for (const noexcept of ['', 'noexcept']) {
      const before = `struct D { volatile int x; ~D() { x = 2; } };
int f(int n) ${noexcept} { D d{n}; vector<int> v(3); v[n % 3] = n; return f(n + 1) + v[0] + d.x; }\n`
      const text = program('try { cout << f(0); } catch (...) { cout << 1; }', before)
      const judged = await judge(text, '', '1', { fuel: 1e12, memory: 2 ** 30 })
      expect(judged).toMatchObject({
        verdict: 'Runtime Error',
        reason: 'The recursion is too deep. Which `if` ends it?',
      })
    }
  })

  test('safety J2 out of memory throws bad_alloc: uncaught it is Memory Limit Exceeded, caught the answer counts', async () => {
    const fill = 'vector<vector<int>> v; for (;;) v.push_back(vector<int>(100000, 1));'
    expect(await judge(program(fill), '', '', SMALL)).toMatchObject({ verdict: 'Memory Limit Exceeded' })
    const text = program(`try { ${fill} } catch (bad_alloc&) { cout << "full"; }`)
    expect(await judge(text, '', 'full', SMALL)).toMatchObject({ verdict: 'Accepted' })
    const nodes =
      'struct N { N* next; int a[20]; }; N* all = nullptr; try { for (;;) all = new N{all, {}}; } catch (bad_alloc&) { cout << "full"; }'
    expect(await judge(program(nodes), '', 'full', SMALL)).toMatchObject({ verdict: 'Accepted' })
  })

  test('safety J4 a program that catches the judge’s own exceptions does not change how it ended', async () => {
    const trick = (call: string) => `${HEAD}extern "C" [[noreturn]] void __wasi_proc_exit(unsigned);
void leave() { ${call} }
int main() { cout << "1" << flush; asm volatile("try\\ncall _Z5leavev\\ncatch_all\\nend_try"); cout << "2" << flush; }`
    expect(await judge(trick('__wasi_proc_exit(3);'), '', '1')).toMatchObject({
      verdict: expect.stringMatching(/Runtime Error|Compile Error/),
    })
  })
})

describe('C++: small blocks of memory', () => {
  test('are allocated, freed and reused as the language requires', async () => {
    const body = `mt19937 r(1); vector<pair<unsigned char*, size_t>> all(2000);
  for (int i = 0; i < 200000; i++) {
    auto& [at, size] = all[r() % all.size()];
    for (size_t k = 0; k < size; k += 13) if (at[k] != (unsigned char)(size * 7)) { cout << "wrong"; return 0; }
    size_t wanted = r() % 700;
    if (at && r() % 2) { at = (unsigned char*)realloc(at, wanted + 1); for (size_t k = 0; k < min(size, wanted); k += 13) if (at[k] != (unsigned char)(size * 7)) { cout << "lost"; return 0; } }
    else { free(at); at = (unsigned char*)(r() % 2 ? malloc(wanted) : calloc(wanted, 1)); }
    if ((size_t)at % 16) { cout << "askew"; return 0; }
    size = wanted; memset(at, size * 7, size);
  }
  cout << "right";`
    expect(await written(body)).toBe('right')
  })

  test('over-aligned blocks are freed correctly', async () => {
    const body =
      'struct alignas(64) A { char c[64]; }; size_t bad = 0; for (int i = 0; i < 1000; i++) { auto* a = new A; auto* b = new A[3]; bad += (size_t)a % 64 + (size_t)b % 64; delete a; delete[] b; } cout << bad << (new (nothrow) int(5) != nullptr);'
    expect(await written(body)).toBe('01')
  })

  test('a program’s own operator new and delete replace the judge’s', async () => {
    const own = `int taken, given;
void* operator new(size_t size) { taken++; return malloc(size); }
void operator delete(void* piece) noexcept { given++; free(piece); }
void operator delete(void* piece, size_t) noexcept { given++; free(piece); }
`
    const body =
      'taken = given = 0; { list<int> all(100); } const int both[]{taken, given}; cout << both[0] << " " << both[1];'
    expect(await written(body, own)).toBe('100 100')
  })

  test('a program’s own operator delete is asked for whatever is deleted, as g++ does it', async () => {
    const pool = `char pool[1 << 20]; size_t used, given;
void* operator new(size_t size) { void* at = pool + used; used += (size + 15) / 16 * 16; return at; }
void operator delete(void*) noexcept { given++; }
`
    const body =
      'given = 0; { list<int> all(10); set<int> s{1, 2}; } int* volatile a = new int[3]; string* volatile b = new string; delete[] a; delete b; cout << given;'
    expect(await written(body, pool)).toBe('14')
  })

  test('a double free ends the program', async () => {
    const text = program('int* p = new int; int* volatile q = p; delete p; delete q;')
    expect(await judge(text, '', '')).toMatchObject({ verdict: 'Runtime Error' })
  })
})
