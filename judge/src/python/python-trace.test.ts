import { describe, expect, test } from 'vitest'
import { turnList } from '../../testing/signatures.ts'
import { openTracing } from '../../testing/tracing.ts'
import type { Signature } from '../signature.ts'
import { MOST_STEPS } from '../trace.ts'

const { run, trace, told } = openTracing('python')
const SMALL = { fuel: 5e7, memory: 64 * 2 ** 20 }

describe('Python: traces', () => {
  test('each line is recorded before it runs, with what the line before changed', async () => {
    const text = 'total = 0\nfor one in [1, 2]:\n  total += one\nprint(total)'
    expect(await told(text)).toEqual([
      '1',
      '2 total=0',
      '3 total=0 one=1',
      '2 total=1 one=1',
      '3 total=1 one=2',
      '2 total=3 one=2',
      '4 total=3 one=2',
      '4 end total=3 one=2',
    ])
  })

  test('calls are on a stack, each with its own variables and its returned value', async () => {
    const signature: Signature = { name: 'fact', parameters: [{ name: 'n', type: 'int' }], returns: 'int' }
    const text = `class Solution:
  def fact(self, n: int) -> int:
    """What is multiplied."""
    if n < 2: return 1
    return n * self.fact(n - 1)`
    expect(await told(text, { arguments: [2] }, signature)).toEqual([
      '4 call fact n=2',
      '5 fact n=2',
      '4 call fact n=2 | fact n=1',
      '4 return -> 1 fact n=2 | fact n=1',
      '5 return -> 2 fact n=2',
    ])
  })

  test('the same list under two names changes under both', async () => {
    const { steps: raw } = await trace('a = [1]\nb = a\nc = [1]\nb.append(2)')
    expect(raw.at(-1)?.things).toEqual({ '1': ['list', 'list', 2, '1', '2'] })
    expect((await told('a = [1]\nb = a\nb.append(2)')).at(-1)).toBe('3 end a=[1,2] b=[1,2]')
    expect(raw.at(-2)?.frames?.['1']).toEqual(['a', 1, 'b', 1, 'c', 2])
  })

  test('rows that are the same list three times are recorded as one list', async () => {
    const { steps } = await trace('g = [[0] * 2] * 3\ng[0][0] = 5')
    expect(steps.at(-2)?.things).toMatchObject({ '1': ['list', 'list', 3, 2, 2, 2] })
    expect(steps.at(-1)?.things).toEqual({ '2': ['list', 'list', 2, '5', '0'] })
  })

  test('the nodes of a list keep their identity while the list is reversed', async () => {
    const text = `class Solution:
  def turn(self, head: Optional[ListNode]) -> Optional[ListNode]:
    done = None
    while head:
      head.next, done, head = done, head, head.next
    return done`
    const lines = await told(text, { arguments: [[1, 2]] }, turnList)
    expect(lines[0]).toBe('3 call turn head={val:1,next:{val:2,next:None}}')
    expect(lines.at(-1)).toBe(
      '6 return -> {val:2,next:{val:1,next:None}} turn head=None done={val:2,next:{val:1,next:None}}',
    )
  })

  test('dicts, sets, tuples, deques, text and own objects are recorded as what they are', async () => {
    const text = `from collections import deque, defaultdict
class P:
  __slots__ = ('x',)
  def __init__(self): self.x = None
d = defaultdict(list, {'a': (1, 2.5)}); s = {True}; q = deque([9]); t = 'hi'; l = 'x' * 300; p = P(); n = 2 ** 40
pass`
    const { steps } = await trace(text)
    const last = steps.find(({ frames }) => frames?.['1']?.includes('n'))
    expect(last?.frames?.['1']).toEqual([
      'd',
      2,
      's',
      3,
      'q',
      4,
      't',
      '"hi',
      'l',
      `'${'x'.repeat(200)}`,
      'p',
      1,
      'n',
      '1099511627776',
    ])
    const things = Object.assign({}, ...steps.map((step) => step.things))
    expect(Object.values(things)).toEqual([
      ['object', 'P', 1, 'x', 'None'],
      ['map', 'defaultdict', 1, '"a', 5],
      ['set', 'set', 1, 'True'],
      ['list', 'deque', 1, '9'],
      ['list', 'tuple', 2, '1', '2.5'],
    ])
  })

  test('a closure shows its variables after the outer call has ended', async () => {
    const text =
      'def counter():\n  n = 0\n  def up():\n    nonlocal n\n    n += 1\n    return n\n  return up\nup = counter()\nup(); up()'
    expect((await told(text)).filter((line) => / up n=/.test(line))).toEqual([
      '5 call up n=0',
      '6 up n=1',
      '6 return -> 1 up n=1',
      '5 call up n=1',
      '6 up n=2',
      '6 return -> 2 up n=2',
    ])
  })

  test('a generator leaves the stack while it waits', async () => {
    const text = 'def two():\n  yield 1\n  yield 2\nfor x in two():\n  print(x)'
    expect(await told(text)).toEqual([
      '4',
      '2 call two',
      '2 yield -> 1 two',
      '5 x=1',
      '4 x=1',
      '3 call x=1 | two',
      '3 yield -> 2 x=1 | two',
      '5 x=2',
      '4 x=2',
      '3 return -> None x=2 | two',
      '4 end x=2',
    ])
  })

  test('an error ends the trace where it was raised; the steps so far are kept', async () => {
    const { steps, result } = await trace('def f(n):\n  return 1 // n\nf(0)')
    expect(steps.map(({ line, event }) => [line, event])).toEqual([
      [3, undefined],
      [2, 'call'],
    ])
    expect(result).toMatchObject({
      ending: 'failed',
      line: 2,
      original: 'ZeroDivisionError: division by zero',
    })
  })

  test('after a caught error the calls that it ended are off the stack', async () => {
    const text = 'def f():\n  raise ValueError\ntry:\n  f()\nexcept ValueError:\n  x = 1'
    expect(await told(text)).toEqual(['3', '4', '2 call f', '5', '6', '6 end x=1'])
  })

  test('safety J2 of an endless loop the first steps are recorded, and the next program runs', async () => {
    const { steps, cut } = await trace('i = 0\nwhile True: i += 1')
    expect([steps.length, cut]).toEqual([MOST_STEPS, 'steps'])
    expect(JSON.stringify(steps).length).toBeLessThan(8e6)
    expect((await run('print(1)')).stdout).toBe('1\n')
  })

  test('safety J2 a line that never ends runs out of fuel; the steps before it are kept', async () => {
    const { steps, result } = await trace('a = 1\nsum(iter(int, 1))', { stdin: '' }, undefined, SMALL)
    expect([steps.length, result.ending]).toEqual([2, 'out of fuel'])
  })

  test('safety J2 of endless recursion the first calls are recorded', async () => {
    const { steps, cut } = await trace('def f(n):\n  return f(n + 1)\nf(0)')
    expect([steps.length, cut]).toEqual([MOST_STEPS, 'steps'])
  })

  test('a value that grows with every step is recorded in part, or recording ends early', async () => {
    const { steps, cut } = await trace('a = []\nwhile True: a.append([len(a)] * 100)')
    expect(cut).toBeDefined()
    expect(steps.length).toBeGreaterThan(20)
    expect(JSON.stringify(steps).length).toBeLessThan(8e6)
  })

  test('each step has the size of the output so far', async () => {
    const { steps, result } = await trace('print("ä")\nprint("b")')
    expect(steps.map(({ written }) => written[0])).toEqual([0, 3, 5])
    expect(result.stdout).toBe('ä\nb\n')
  })

  test('recording a value does not call any method of the learner’s objects', async () => {
    const text = `log = []
class Odd:
  def __repr__(self): log.append('repr'); return ''
  def __eq__(self, other): log.append('eq'); return True
  def __hash__(self): log.append('hash'); return 1
  def __len__(self): log.append('len'); return 0
  def __getattribute__(self, name): log.append(name); return None
  def __del__(self): log.append('del')
class L(list):
  def __iter__(self): log.append('iter'); return iter([])
x, y = Odd(), L([1])
z = [x, y]
print(log)`
    const traced = await trace(text)
    expect(traced.result.stdout).toBe('[]\n')
    expect(Object.values(traced.steps.at(-1)?.frames ?? {}).length).toBeLessThan(3)
  })
})

describe('Python: a program does the same when traced', () => {
  test.each([
    ['input', 'import sys\nn = int(input())\nprint(n, sys.stdin.read())'],
    [
      'recursion',
      'import sys\nsys.setrecursionlimit(120)\ndef f(n): return f(n + 1)\ntry:\n  f(0)\nexcept RecursionError: print("deep")',
    ],
    [
      'caches',
      'from functools import lru_cache\n@lru_cache(None)\ndef fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint(fib(20))',
    ],
    [
      'generators',
      'def g():\n  try:\n    x = yield 1\n    print(x)\n    yield from [2, 3]\n  finally: print("end")\ni = g()\nprint(next(i), i.send("in"), list(i))',
    ],
    [
      'comprehensions',
      'print([x for x in range(3)], {x: 1 for x in "ab"}, sum(x for x in [1, 2]), sorted([3, 1], key=lambda x: -x))',
    ],
    [
      'dataclasses and enums',
      'from dataclasses import dataclass\nfrom enum import Enum\n@dataclass(order=True)\nclass P:\n  x: int\nclass C(Enum):\n  A = 1\np, c = P(3), C.A\nprint(p, c, P(1) < p)',
    ],
    [
      'another standard output',
      'import io, sys\nout = sys.stdout\nsys.stdout = io.StringIO()\nprint("no")\nout.write("yes")\nout.flush()',
    ],
    ['an early end', 'import sys\nprint(1)\nsys.exit()'],
    [
      'built-ins replaced',
      'import builtins, json\njson.dumps = None\nlen = 5\nlist = str = type = None\nprint(1)',
    ],
    ['what begins with underscores', '__x = 1\n_y = [__x]\nprint(_y)'],
  ])('%s', async (_, text) => {
    const traced = await trace(text, { stdin: '4\n5 6' })
    expect(traced.steps.length).toBeGreaterThan(1)
    const plain = await run(text, '4\n5 6')
    expect([traced.result.ending, traced.result.stdout, traced.result.stderr]).toEqual([
      plain.ending,
      plain.stdout,
      plain.stderr,
    ])
    expect(plain.ending).toBe('finished')
  })
})
