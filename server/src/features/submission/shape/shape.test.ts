import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { describe, expect, test } from 'vitest'
import { readShape } from './read-shape.ts'

const PROBLEMS = join(import.meta.dirname, '../../../../../content/problems')
const LANGUAGES: Readonly<Record<string, SolutionLanguage>> = {
  py: 'python',
  js: 'javascript',
  cpp: 'cpp',
  java: 'java',
}

/** The accepted solutions of the problems of this site, each as `problem/file`. */
const OFFICIAL = readdirSync(PROBLEMS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const folder = join(PROBLEMS, name, 'submissions/accepted')
    return readdirSync(folder).map((file) => ({
      name: `${name}/${file}`,
      language: LANGUAGES[file.split('.').pop() ?? ''] ?? 'python',
      source: readFileSync(join(folder, file), 'utf8'),
    }))
  })

const found = (language: SolutionLanguage, source: string) => {
  const { kind, lines, ...shape } = readShape(language, source)
  const uses = Object.entries(shape).filter(([, has]) => has === true)
  return [shape.loops, ...uses.map(([name]) => name)].join(' ')
}

describe('official solutions', () => {
  test('LEARN-251 of every accepted solution of this site the lines of code are counted, and some kind is found', () => {
    expect(OFFICIAL.length).toBeGreaterThan(400)
    for (const { name, language, source } of OFFICIAL) {
      const { lines, loops, recursion } = readShape(language, source)
      const comment = language === 'python' ? /^\s*(#.*)?$/ : /^\s*(\/\/.*|\/\*\*.*\*\/)?$/
      const code = source.split('\n').filter((line) => !comment.test(line))
      expect.soft([name, lines]).toEqual([name, code.length])
      // Every solution repeats something itself or calls a library that does.
      if (/\b(for|while)\b/.test(code.join('\n')))
        expect.soft([name, loops > 0 || recursion]).toEqual([name, true])
    }
  })

  test.each([
    ['beacon-fires/reference.cpp', '2 heap'],
    ['beacon-fires/reference.js', '2 heap'],
    ['beacon-fires/reference.py', '2 map heap'],
    ['blocked-view/reference.cpp', '1 recursion'],
    ['blocked-view/reference.js', '2 recursion'],
    ['bouncy-castle/reference.cpp', '1 sort search'],
    ['bouncy-castle/reference.py', '1 sort search'],
    ['board-by-board/kind-by-kind.py', '3'],
    ['cave-descent/level-by-level.js', '3'],
    ['cuckoos-in-chorus/reference.js', '1 recursion'],
    ['dragon-boat/reference.js', '1 recursion map memo'],
    ['exact-postage/with-memory.py', '1 recursion memo'],
    ['fair-cuts/reference.py', '1'],
    ['heating-pipes/shortest-pipe-first.cpp', '2 recursion sort'],
    ['honest-signposts/in-order.py', '2'],
    ['last-wagon-first/recursive.cpp', '0 recursion'],
    ['lonely-glove/a-set-of-the-waiting.py', '1 map'],
    ['medal-table/reference.js', '2 sort'],
    ['number-parade/reference.py', '0 sort'],
    ['one-big-snowball/reference.py', '3'],
    ['reading-goals/reference.java', '1 search'],
    ['rice-terraces/reference.py', '1 recursion'],
    ['shared-tiles/reference.cpp', '1 sort map'],
    ['squirrel-run/reference.py', '0 recursion'],
    ['two-buttons/set-of-heads.cpp', '2 map'],
  ])('LEARN-251 %s has the shape %s', (name, shape) => {
    const { language, source } = OFFICIAL.find((one) => one.name === name) ?? {}
    expect(found(language ?? 'python', source ?? '')).toBe(shape)
  })
})

describe('each language', () => {
  test.each<[SolutionLanguage, string, string]>([
    ['python', 'for a in xs:\n  for b in xs:\n    pass\nfor c in xs:\n  pass', '2'],
    ['python', '# for a in b: for c in d:\nx = """\nfor a in b:\n  for c in d:\n"""', '0'],
    ['python', 'grid = [[0 for _ in range(3)] for _ in range(3)]', '2'],
    ['python', 'ys = [x for x in sorted([y for y in zs])]', '1 sort'],
    ['python', 'for x in [y for y in ys]:\n  pass', '1'],
    ['python', 'def f(\n    a,\nb):\n    while a:\n        a -= 1\n    return f(b, a)', '1 recursion'],
    [
      'python',
      'def even(n):\n  return n == 0 or odd(n - 1)\ndef odd(n):\n  return n and even(n - 1)',
      '0 recursion',
    ],
    ['python', 'class S:\n  def add(self, x):\n    self.all.add(x)', '0'],
    [
      'python',
      'from functools import cache\n@cache\ndef f(n):\n  return n if n < 2 else f(n - 1)',
      '0 recursion memo',
    ],
    ['python', 'fact = lambda n: 1 if n < 2 else n * fact(n - 1)\nprint(fact(4))', '0 recursion'],
    ['python', 'cache = 1', '0'],
    ['javascript', 'for (const a of xs) for (const b of xs) s += a\nfor (const c of xs) s += c', '2'],
    ['javascript', 'for (const a of xs) s += a\nfor (const b of xs) s += b\nwhile (s) s--', '1'],
    ['javascript', 'for (let i = 0; i < 3; i++) if (i) a(); else while (i) i++;\nfor (;;) break;', '2'],
    ['javascript', `const t = \`for (;;) \${xs.map((x) => { for (;;) {} })} for (;;) {}\``, '2'],
    ['javascript', 'const r = /[/]for(;;){/g, s = a / b; for (;;) { "for(;;){" }', '1'],
    ['javascript', 'do { do { x++ } while (x < 3) } while (x < 9)\nwhile (x) x--', '2'],
    ['javascript', 'const f = (n) => n < 2 ? 1 : f(n - 1)', '0 recursion'],
    ['javascript', 'const g = n => {\n  return g(n)\n}', '0 recursion'],
    ['javascript', 'function size() { return this.all.size() }\nsize()', '0'],
    [
      'typescript',
      'const f = (n: number): number => {\n  return f(n - 1)\n}\nconst m = new Map<number, number>()',
      '0 recursion map',
    ],
    ['typescript', 'function f<T extends object>(a: T): T { return f(a) }', '0 recursion'],
    [
      'cpp',
      '#define rep(i, n) for (int i = 0; i < n; i++)\nint main() { rep(i, 3) rep(j, 3) { x++; } }',
      '2',
    ],
    ['cpp', "const char* a = R\"x(for(;;){ for(;;){)x\"; int b = 1'000; for (;;) { char c = '{'; }", '1'],
    ['cpp', 'function<int(int)> dfs = [&](int u) -> int { return dfs(u - 1); };', '0 recursion'],
    ['cpp', 'auto go = [&](auto&& self, int u) -> void { self(self, u); };', '0 recursion'],
    [
      'cpp',
      'int f(int n) const noexcept { return n ? f(n - 1) : 0; } map<int, int> seen;',
      '0 recursion map',
    ],
    ['cpp', '// for(;;) \\\n for(;;) { for(;;) {} }\nint x;', '0'],
    [
      'java',
      'class S { int f(int n) throws E { return n < 2 ? n : f(n - 1); } Map<A, B> m = new HashMap<>(); }',
      '0 recursion map',
    ],
    [
      'java',
      'String s = """\n for (;;) { "for" \n"""; for (;;) { Arrays.sort(a); PriorityQueue<A> q; }',
      '1 sort heap',
    ],
  ])('LEARN-251 in %s %j there is: %s', (language, source, shape) => {
    expect(found(language, source)).toBe(shape)
  })

  test('LEARN-251 the kind is the most telling of what is found', () => {
    const kinds = [
      'x = 1',
      'for a in b: pass',
      'x = {}',
      'x = sorted({1})',
      'heapify(sorted({}))',
      'bisect(heap, sorted({}))',
    ]
    expect(kinds.map((source) => readShape('python', source).kind)).toEqual([
      'loops0',
      'loops1',
      'map',
      'sort',
      'heap',
      'search',
    ])
  })
})

describe('hostile text', () => {
  const SIZE = 65_536
  const PARTS = [
    '(',
    ')',
    '{',
    '}',
    '[',
    '"',
    "'",
    '`',
    '`${',
    '/',
    '/*',
    '*/',
    '//',
    '\\',
    '\\\n',
    '#',
    '"""',
    "'''",
    'R"(',
    'R"x(',
    '= /[',
    '=/a',
    'for(',
    'for(;;)',
    'if(a)',
    'else ',
    'do ',
    'while(',
    'x=>',
    '(x)=>{',
    'def f():\n',
    '\n\t',
    ' ',
    '\n',
    '\r',
    'f(f',
    'function f(){',
    '=function(){',
    '[](){',
    '<',
    '>',
    ',',
    ';',
    '#define a(b) for\n',
    '\u0000',
    '\ud800',
    '𝒳',
    "1'",
    "R'''",
    'for x in [',
    'lambda',
    'x=lambda:',
    '@cache\n',
    'a\\',
  ]

  // The gate uses the texts without a prefix.
  const BEFORE = import.meta.env.MODE === 'hard' ? ['', '= ', '`${', '"', '#define '] : ['']

  test.each(['python', 'javascript', 'typescript', 'cpp', 'java'] as const)(
    'LEARN-252 any text has a shape in %s: whatever is repeated, what is read grows no faster than the text',
    (language) => {
      for (const part of PARTS)
        for (const before of BEFORE) {
          const source = (before + part.repeat(SIZE)).slice(0, SIZE)
          const { lines, loops } = readShape(language, source)
          expect(lines).toBeGreaterThanOrEqual(0)
          expect(loops).toBeLessThanOrEqual(9)
        }
    },
    // Each takes a few milliseconds. Quadratic growth would take minutes.
    120_000,
  )

  test('LEARN-252 every beginning and every end of an official solution has a shape', () => {
    for (const { language, source } of OFFICIAL.filter((_, at) => at % 40 === 0))
      for (let at = 0; at < source.length; at += 3) {
        readShape(language, source.slice(at))
        readShape(language, source.slice(0, at))
      }
  })
})
