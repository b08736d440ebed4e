import { describe, expect, test } from 'vitest'
import { turnList } from '../../testing/signatures.ts'
import { openTracing } from '../../testing/tracing.ts'
import type { Signature } from '../signature.ts'
import { MOST_STEPS } from '../trace.ts'

const { run, trace, told } = openTracing('javascript')

describe('JavaScript: traces', () => {
  test('each line is recorded before it runs, with what the line before changed', async () => {
    const text = 'let total = 0\nfor (const one of [1, 2]) {\n  total += one\n}\nconsole.log(total)'
    expect(await told(text)).toEqual([
      '1',
      '2 total=0',
      '3 total=0 one=1',
      '2 total=1 one=1',
      '3 total=1 one=2',
      '2 total=3 one=2',
      '5 total=3',
      '5 end total=3',
    ])
  })

  test('calls are on a stack, each with its own variables and its returned value', async () => {
    const signature: Signature = { name: 'fact', parameters: [{ name: 'n', type: 'int' }], returns: 'int' }
    const text = 'const fact = (n) => {\n  if (n < 2) return 1\n  return n * fact(n - 1)\n}'
    expect(await told(text, { arguments: [2] }, signature)).toEqual([
      '2 call fact n=2',
      '3 fact n=2',
      '2 call fact n=2 | fact n=1',
      '2 fact n=2 | fact n=1',
      '2 return -> 1 fact n=2 | fact n=1',
      '3 return -> 2 fact n=2',
    ])
  })

  test('the same array under two names changes under both', async () => {
    const steps = await told('const a = [1]\nconst b = a\nb.push(2)')
    expect(steps.at(-1)).toBe('3 end a=[1,2] b=[1,2]')
    const { steps: raw } = await trace('const a = [1]\nconst b = a\nconst c = [1]')
    expect(raw.at(-1)?.frames?.['1']).toEqual(['a', 1, 'b', 1, 'c', 2])
  })

  test('the nodes of a list keep their identity while the list is reversed', async () => {
    const text = `class Solution {
  turn(head) {
    let done = null
    while (head) [head.next, done, head] = [done, head, head.next]
    return done
  }
}`
    const lines = await told(text, { arguments: [[1, 2]] }, turnList)
    expect(lines[0]).toBe('3 call turn head={val:1,next:{val:2,next:null}}')
    expect(lines.at(-1)).toBe(
      '5 return -> {val:2,next:{val:1,next:null}} turn head=null done={val:2,next:{val:1,next:null}}',
    )
  })

  test('a grid is recorded row by row', async () => {
    const lines = await told('const g = [[0, 0], [0, 0]]\ng[1][0] = 5\n')
    expect(lines.at(-1)).toBe('2 end g=[[0,0],[5,0]]')
  })

  test('maps, sets, undefined, text and objects are recorded as what they are', async () => {
    const { steps } = await trace(
      `const m = new Map([['a', 1n]]), s = new Set([true]), o = { x: undefined, y: -0 }, t = 'hi', l = 'x'.repeat(300)\n0`,
    )
    expect(Object.values(steps[1]?.things ?? {})).toEqual([
      ['map', 'Map', 1, '"a', '1n'],
      ['set', 'Set', 1, 'true'],
      ['object', 'Object', 2, 'x', 'undefined', 'y', '-0'],
    ])
    expect(steps[1]?.frames?.['1']).toEqual(['m', 1, 's', 2, 'o', 3, 't', '"hi', 'l', `'${'x'.repeat(200)}`])
  })

  test('a closure shows its variables after the outer call has ended', async () => {
    const text =
      'function counter() {\n  let n = 0\n  return () => ++n\n}\nconst next = counter()\nnext()\nnext()'
    expect((await told(text)).filter((line) => /n=/.test(line))).toEqual([
      '3 counter n=0',
      '3 return -> function without a name counter n=0',
      '3 call (anonymous) n=0',
      '3 return -> 1 (anonymous) n=1',
      '3 call (anonymous) n=1',
      '3 return -> 2 (anonymous) n=2',
    ])
  })

  test('a generator leaves the stack while it waits', async () => {
    const text = 'function* two() {\n  yield 1\n  yield 2\n}\nfor (const x of two())\n  console.log(x)'
    expect(await told(text)).toEqual([
      '5',
      '2 call two',
      '2 yield -> 1 two',
      '6 x=1',
      '5 x=1',
      '3 x=1 | two',
      '3 yield -> 2 x=1 | two',
      '6 x=2',
      '5 x=2',
      '4 return -> undefined x=2 | two',
      '5 end',
    ])
  })

  test('a method shows its object, with private fields', async () => {
    const text =
      'class Box {\n  #held = [1]\n  size = 1\n  add(x) {\n    this.#held.push(x)\n  }\n}\nnew Box().add(2)'
    const lines = await told(text)
    expect(lines).toContain('5 call add x=2 this={size:1} this.#held=[1]')
    expect(lines).toContain('6 return -> undefined add x=2 this={size:1} this.#held=[1,2]')
  })

  test('an error ends the trace where it was thrown; the steps so far are kept', async () => {
    const { steps, result } = await trace('const a = [1]\na[5].x = 1')
    expect(steps.map(({ line }) => line)).toEqual([1, 2])
    expect(result).toMatchObject({ ending: 'failed', line: 2, reason: expect.stringContaining('TypeError') })
  })

  test('after a caught error the calls that it ended are off the stack', async () => {
    const text = 'function f() {\n  throw 1\n}\ntry {\n  f()\n} catch (e) {\n  console.log(e)\n}'
    expect(await told(text)).toEqual(['5', '2 call f', '7 e=1', '7 end'])
  })

  test('a call that an error inside a promise ended is off the stack before the next call', async () => {
    const later = `Promise.resolve().then(function left() {
  throw 1
}).catch(function heard(e) {
  return e
})`
    expect(await told(later)).toEqual([
      '1',
      '1 end',
      '2 call left',
      '4 call heard e=1',
      '4 return -> 1 heard e=1',
    ])
    const sameLine = `async function left() {
  throw 1
}
const next = async () => 2
Promise.all([left(), next()]).catch(() => 3)`
    expect(await told(sameLine)).toEqual([
      '5',
      '2 call left',
      '4 call next',
      '4 return -> 2 next',
      '5 end',
      '5 call (anonymous)',
      '5 return -> 3 (anonymous)',
    ])
  })

  test('a call that awaits something is not the caller of what runs in the meantime', async () => {
    const text = `async function waits() {
  await null
  await null
  return 1
}
waits()
Promise.resolve().then(function other() {
  return 2
})`
    const lines = await told(text)
    expect(lines).toContain('8 call other')
    expect(lines).toContain('4 waits')
    expect(lines.filter((line) => line.includes('|'))).toEqual([])
  })

  test('safety J2 of an endless loop the first steps are recorded', async () => {
    const { steps, cut } = await trace('let i = 0\nwhile (true) i++')
    expect([steps.length, cut]).toEqual([MOST_STEPS, 'steps'])
    expect(JSON.stringify(steps).length).toBeLessThan(8e6)
  })

  test('safety J2 a line that never ends runs out of fuel; the steps before it are kept', async () => {
    const { steps, result } = await trace(
      `const a = 1;\n/(a+)+$/.test('a'.repeat(50) + 'b')`,
      { stdin: '' },
      undefined,
      { fuel: 2e8 },
    )
    expect([steps.length, result.ending]).toEqual([2, 'out of fuel'])
  })

  test('a value that grows with every step is recorded in part, or recording ends early', async () => {
    const { steps, cut } = await trace(
      'const all = []\nfor (let i = 0; ; i++) all.push(Array.from({ length: 100 }, () => i))',
    )
    expect(cut).toBeDefined()
    expect(steps.length).toBeGreaterThan(20)
    expect(JSON.stringify(steps).length).toBeLessThan(8e6)
  })

  test('each step has the size of the output so far', async () => {
    const { steps, result } = await trace(`console.log('ä')\nconsole.log('b')`)
    expect(steps.map(({ written }) => written[0])).toEqual([0, 3, 5])
    expect(result.stdout).toBe('ä\nb\n')
  })
})

describe('TypeScript: traces', () => {
  const typed = openTracing('typescript')

  test('lines are those of the source, although its types are removed', async () => {
    const text = `interface Pair {
  left: number
}
type Side = 'a'
const twice = (pair: Pair): number => {
  return pair.left * 2
}
const told: number = twice({ left: 1 } as Pair)`
    expect((await typed.told(text)).filter((line) => /pair|told/.test(line))).toEqual([
      '6 call twice pair={left:1}',
      '6 return -> 2 twice pair={left:1}',
      '8 end told=2',
    ])
  })
})

describe('JavaScript: a program does the same when traced', () => {
  test.each([
    ['what is read before it is there', 'try { x } catch (e) { console.log(e.name) }\nlet x = 1'],
    [
      'closures over a loop',
      'const f = []\nfor (let i = 0; i < 3; i++) f.push(() => i)\nconsole.log(f.map((g) => g()))',
    ],
    [
      'labels',
      'outer: for (let i = 0; i < 3; i++)\n  for (let j = 0; ; j++) {\n    if (j > i) continue outer\n    if (i === 2) break outer\n    console.log(i, j)\n  }',
    ],
    [
      'a switch that falls through',
      'switch (1) {\n  case 0: var y = 1\n  case 1: y = 2; console.log(y)\n  default: console.log(3)\n}',
    ],
    [
      'a switch with its own names',
      'switch (1) { case 1: let z = 2; console.log(z); break; default: const w = 1 }',
    ],
    [
      'getters and proxies',
      `const log = []\nconst o = { get x() { log.push('x'); return 1 } }\nconst p = new Proxy({}, { get: (t, k) => (log.push(k), 1), ownKeys: () => (log.push('keys'), []) })\nlet q = p\nconsole.log(log)`,
    ],
    [
      'no semicolons',
      'const f = () => ({ a: 1 })\nlet a = f()\n;[a.b, a.c] = [2, 3]\nconsole.log(a)\nif (a) a.d = 4\nelse a.e = 5\nconsole.log(a)',
    ],
    [
      'else if',
      'for (const n of [1, 2, 3]) if (n === 1) console.log("a"); else if (n === 2) console.log("b"); else console.log("c")',
    ],
    [
      'empty bodies',
      'let i = 0\nfor (; i < 3; i++);\nwhile (i-- > 0);\ndo i++; while (i < 2)\nconsole.log(i)',
    ],
    [
      'this, arguments and defaults',
      'function F(a, b = () => arguments.length) { this.a = a; return [this.a, b()] }\nconsole.log(F.call({}, 7), (function () { "use strict"; return this })())',
    ],
    [
      'derived classes',
      'class A { constructor() { this.x = 1 } }\nclass B extends A { #p = 3; constructor() { super(); this.y = 2 } get sum() { return this.x + this.y + this.#p } static make() { return new B() } }\nconsole.log(B.make().sum)',
    ],
    [
      'waiting',
      'const f = async (x) => { await null; return x * 2 }\nf(2).then((y) => { console.log(y) })\n;(async () => { for await (const z of [f(1)]) console.log(z) })()',
    ],
    [
      'errors in their order',
      'const f = (n) => { try { if (n) throw n; return 0 } catch (e) { return e } finally { console.log(n) } }\nconsole.log(f(0), f(5))',
    ],
    [
      'async functions with functions of their own',
      `async function f() { "use strict"; return g(); function g() { return typeof this } }
async function h(a) { var g = 1; function g() {} function a() {} return [typeof g, typeof a] }
const k = async () => { throw new TypeError('no') }
f().then(console.log); h(1).then(console.log); k().catch((e) => console.log(e.name))`,
    ],
    ['hoisting', 'console.log(g())\nfunction g() { return h() }\nfunction h() { return 1 }'],
    [
      'destructuring',
      'const { a, ...r } = { a: 1, b: 2, c: [3] }, [x, , y = 5] = [1, 2]\nconsole.log(a, r, x, y)',
    ],
    [
      'a function’s name',
      'const f = () => 1\nconst o = { m() {}, n: () => 2 }\nconsole.log(f.name, o.m.name, o.n.name, f.length)',
    ],
    [
      'sorting',
      'console.log([3, 1, 2].sort((a, b) => a - b), [1, 2].map((x) => ({ x })), [1].map((x) => [x]))',
    ],
    [
      'generators',
      'function* g() { try { const x = yield 1; console.log(x); yield* [2, 3] } finally { console.log("end") } }\nconst i = g()\nconsole.log(i.next(), i.next("in"), i.return(9))',
    ],
    ['names like the tracer’s', 'const __traced_at = 5\nconsole.log(__traced_at)'],
    ['input', `const [n] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number)\nconsole.log(n + 1)`],
    [
      'a line of input',
      `require('readline').createInterface({ input: process.stdin }).on('line', (l) => console.log(l))`,
    ],
    [
      'built-ins replaced',
      'Array.prototype.push = () => { throw 1 }\nMap.prototype.forEach = () => { throw 1 }\nconst m = new Map([[1, 2]])\nconsole.log(m.size)',
    ],
  ])('%s', async (_, text) => {
    const traced = await trace(text, { stdin: '4 5' })
    expect(traced.refused).toBeUndefined()
    expect(traced.steps.length).toBeGreaterThan(0)
    const plain = await run(text, '4 5')
    expect([traced.result.ending, traced.result.stdout, traced.result.stderr]).toEqual([
      plain.ending,
      plain.stdout,
      plain.stderr,
    ])
    expect(plain.ending).toBe('finished')
  })
})
