import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import { asGccTakesIt } from './gnu-laxity.ts'
import { withOwnFunctions, withOwnNames } from './own-names.ts'

// judge/corpus/cpp/laxity contains g++ 12's output for each kind of its laxity.

const { runner, run } = openRunner('cpp', { compileMilliseconds: 120_000 })
const HEAD = '#include <bits/stdc++.h>\nusing namespace std;\n'
const program = (body: string) => `${HEAD}int main() {\n${body}\n}\n`
const errorsOf = async (text: string) => {
  const compiled = await runner.compile('cpp', { text })
  return compiled.ok ? [] : 'diagnostics' in compiled ? compiled.diagnostics : [compiled.internal]
}

describe('RES-353 what g++ only warns of compiles', () => {
  test('RES-353 a variable that may not fit stands in braces, a constant that does not is an error', async () => {
    const body =
      'long long n; cin >> n; double d = 2.5; vector<int> v = {n, d}; array<int, 2> a = {n, 1}; int x{d};'
    expect((await run(program(`${body} cout << v[0] << v[1] << a[0] << x;`), '7')).stdout).toBe('7272')
    for (const wrong of [
      'vector<int> v = {3000000000};',
      'char c{300};',
      'int x = {2.5};',
      'int a[] = {1, 1e10};',
    ])
      expect([wrong, (await errorsOf(program(wrong)))[0]]).toMatchObject([
        wrong,
        { severity: 'error', line: 4 },
      ])
  })

  test('RES-353 an array of variable size has its values, in a run as in a submission', async () => {
    const text = program(`int n; cin >> n; int a[n] = {3, 4}, b = 1, d[n][n] = {}, e[n][2] = {{1, 2}, {3}};
string s[n] = {"x"}; bool v[n + 1]{false}; cout << a[1] << a[n - 1] << b << d[n - 1][1] << e[0][1] << e[1][1] << s[0] << v[n];`)
    for (const checked of [false, true]) {
      const compiled = await runner.compile('cpp', { text, checked })
      if (!compiled.ok) throw new Error(JSON.stringify(compiled))
      const [result] = await runner.run(compiled.artifact, [{ stdin: '5' }])
      expect(result).toMatchObject({ ending: 'finished', stdout: '401020x0' })
    }
  })

  test('RES-353 what is wrong with such an array is told of the learner’s own lines', async () => {
    const found = await errorsOf(program('int n = 3;\nint a[n] = {0};\nint b[n] = {"x"};\ncoutt << a[0];'))
    expect(JSON.stringify(found)).not.toMatch(/__judge|judge\.cpp/)
    expect(found.map((one) => typeof one === 'object' && one.line)).toContain(7)
  })

  test('RES-353 each line stays where it is, whatever stands in it', () => {
    const text = 'int main() {\n  int n;\n  int aé[n] = { // one }\n    1 };\n}'
    const again = asGccTakesIt(text, './main.cpp:3:11: error: variable-sized object may not be initialized\n')
    expect(again?.split('\n').length).toBe(text.split('\n').length)
    expect(asGccTakesIt(text, './main.cpp:3:11: error: something else\n')).toBe(undefined)
  })
})

describe('RES-15 the names of newer libraries are the program’s own', () => {
  test('RES-15 as variables, types and functions, and with members that are called so', async () => {
    const text = `${HEAD}struct expected { int n; }; vector<int> numbers = {4}; int span = 2, views = 3;
double midpoint(double a, double b) { return (a + b) / 2; } void print(string s, long n) { cout << s << n; }
struct Shape { void print() { cout << 'P'; } };
int main() { expected e{1}; print("{}", 5); Shape().print(); cout << e.n << numbers[0] << span << views << midpoint(1, 2); }`
    expect((await run(text)).stdout).toBe('{}5P14231.5')
  })

  test('RES-15 the library’s own function is called where the program names it', () => {
    const text = `${HEAD}void print(int n) { std::print("{}", n); }\nint main() { print(1); }\n`
    expect(withOwnFunctions(text)).toBe(undefined)
    const all = `${HEAD}int count = 0;\nint main() { count++; }\n`
    expect(withOwnNames(all, "error: reference to 'count' is ambiguous")).toBe(undefined)
  })
})

describe('RES-354 what is too much for the compiler is told in a sentence', () => {
  const nested = (open: string, inner: string, close: string) =>
    program(`int x = 0; cout << ${open.repeat(15_000)}${inner}${close.repeat(15_000)};`)

  test.each([
    ['brackets', nested('(', '1', ')')],
    ['signs', nested('- ', '1', '')],
    ['blocks', program(`${'{'.repeat(5000)}${'}'.repeat(5000)}`)],
    ['conditions', program(`int x = 0; ${'if (x) '.repeat(9000)};`)],
    [
      'templates',
      `${HEAD}template <class T> struct A { typename A<A<T>>::x v; };\nA<int> a;\nint main() {}\n`,
    ],
    [
      'constants',
      `${HEAD}constexpr int f() { int i = 0; while (true) i++; return i; }\nconstexpr int x = f();\nint main() {}\n`,
    ],
  ])('RES-354 %s', async (_, text) => {
    const [first] = await errorsOf(text)
    expect(first).toMatchObject({
      severity: 'error',
      message: expect.stringMatching(/too (?:deep|much|many)/),
    })
  })

  test('RES-354 an array of 200,000 vectors is made when the program runs, not element by element before it', async () => {
    const costOf = async (elements: number) => {
      const text = `${HEAD}vector<int> g[${elements}]; set<int> s[${elements}];\nint main() { g[1].push_back(2); cout << g[1].size(); }\n`
      const started = process.cpuUsage()
      expect((await run(text)).stdout).toBe('1')
      const { user, system } = process.cpuUsage(started)
      return user + system
    }
    await costOf(10)
    const [few, many] = [await costOf(10), await costOf(200_005)]
    expect(many / few).toBeLessThan(6)
  })

  test('RES-354 a table that must be constant has the steps that it needs', async () => {
    const text = `${HEAD}constexpr auto table = [] { array<int, 20000> t{}; for (int i = 1; i < 20000; i++) t[i] = t[i - 1] + i; return t; }();
static_assert(table[3] == 6);\nint main() { cout << table[19999]; }\n`
    expect((await run(text)).stdout).toBe('199990000')
  })
})
