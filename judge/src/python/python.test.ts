import { describe, expect, test } from 'vitest'
import { sieveFuel, sieves } from '../../testing/golden-programs.ts'
import { openRunner, runAlone } from '../../testing/open-runner.ts'
import { everyType, same, turnList, twoSum } from '../../testing/signatures.ts'
import type { Signature } from '../signature.ts'

const { run, judge, call } = openRunner('python')
const SMALL = { fuel: 5e7, memory: 64 * 2 ** 20 }

describe('Python: programs', () => {
  test.each([
    ['by lines', 'n = 0\ntry:\n  while True:\n    input(); n += 1\nexcept EOFError: print(n)'],
    ['all at once', 'import sys\nprint(len(sys.stdin.read().split()))'],
    ['as bytes', 'import sys\nprint(len(sys.stdin.buffer.read().split()))'],
    ['by its descriptor', 'print(len(open(0).read().split()))'],
    ['by its path', 'print(len(open("/dev/stdin").read().split()))'],
    ['by iterating', 'import sys\nprint(sum(1 for _ in sys.stdin))'],
    ['with os.read', 'import os\nprint(len(os.read(0, 1000).split()))'],
  ])('a program reads its input %s', async (_, text) => {
    expect(await run(text, 'a\nb\nc\n')).toMatchObject({ ending: 'finished', stdout: '3\n' })
  })

  test('text in any script is read and written', async () => {
    expect((await run('print(input()[::-1])', 'äßक😀\n')).stdout).toBe('😀कßä\n')
  })

  test('what is registered for the end of a program runs, the last first, however it ends', async () => {
    const text = (last: string) =>
      `import atexit, io, os, sys\nsys.stdout = io.StringIO()\natexit.register(lambda: os.write(1, sys.stdout.getvalue().encode()))\natexit.register(print, 'end')\nprint('begun')\n${last}`
    expect(await run(text(''))).toMatchObject({ ending: 'finished', stdout: 'begun\nend\n' })
    expect(await run(text('1 // 0'))).toMatchObject({ ending: 'failed', line: 6, stdout: 'begun\nend\n' })
    expect(await run(text('sys.exit()'))).toMatchObject({ ending: 'finished', stdout: 'begun\nend\n' })
  })

  test('a traceback has only the learner’s lines', async () => {
    const { stderr, reason, line } = await run('def f(n):\n  return 1 // n\n\nprint(1)\nf(0)')
    expect(stderr).toBe(
      'Traceback (most recent call last):\n  File "main.py", line 5, in <module>\n    f(0)\n    ~^^^\n' +
        '  File "main.py", line 2, in f\n    return 1 // n\n           ~~^^~~\nZeroDivisionError: division by zero\n',
    )
    expect([reason, line]).toEqual([expect.stringContaining('`1 // n` divides by 0: `n` is 0 here.'), 2])
  })

  test('safety J1 the clock, random numbers and hashes are the same in every run', async () => {
    const text =
      'import random, time, datetime, os, uuid\nprint(random.random(), time.time(), datetime.datetime.now(), hash("a"), {"b", "a", "c"}, os.urandom(4), id(object()))'
    const first = await run(text)
    expect(first.stdout).toMatch(/^0\./)
    expect([(await run(text)).stdout, (await runAlone('python', text)).stdout]).toEqual([
      first.stdout,
      first.stdout,
    ])
  })

  test('commonly used modules are available', async () => {
    const text = `import sys, threading
from collections import deque, Counter, defaultdict, OrderedDict
from functools import lru_cache, reduce
from dataclasses import dataclass
import heapq, bisect, math, itertools, re, string, decimal, fractions, statistics, operator, enum, typing, copy, time
@dataclass
class Point:
  x: int
@lru_cache(None)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
time.sleep(1000)
print(fib(500) % 1000, Point(3), Counter('aab').most_common(1), math.gcd(12, 18))`
    expect((await run(text)).stdout).toBe("125 Point(x=3) [('a', 2)] 6\n")
  })

  test('recursion one hundred thousand calls deep is fine', async () => {
    const text = 'def f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(100000))'
    expect((await run(text)).stdout).toBe('100000\n')
  })
})

describe('Python: functions', () => {
  test.each([
    ['a function', 'def twoSum(nums, target):\n  return [0, nums.index(target - nums[0])]'],
    [
      'a class',
      'class Solution:\n  def twoSum(self, nums: List[int], target: int) -> List[int]:\n    return [0, nums.index(target - nums[0])]',
    ],
    ['a lambda', 'twoSum = lambda nums, target: (0, nums.index(target - nums[0]))'],
  ])('%s is called', async (_, text) => {
    expect(await call(text, twoSum, [[2, 7, 11], 9], [0, 1])).toMatchObject({ verdict: 'Accepted' })
    expect(await call(text, twoSum, [[2, 7, 11], 9], [1, 0])).toMatchObject({ verdict: 'Wrong Answer' })
  })

  test('values of every type arrive and return unchanged', async () => {
    for (const [type, value] of everyType('9223372036854775807', 7)) {
      const judged = await call('same = lambda value: value', same(type), [value], value)
      expect([type, judged.verdict]).toEqual([type, 'Accepted'])
    }
  })

  test('nodes are of the expected class', async () => {
    const text = `class Solution:
  def turn(self, head: Optional[ListNode]) -> Optional[ListNode]:
    last = None
    while head:
      head.next, last, head = last, head, head.next
    return last`
    expect(await call(text, turnList, [[1, 2, 3]], [3, 2, 1])).toMatchObject({ verdict: 'Accepted' })
  })

  test('the answer of a void function is the parameter that it changed', async () => {
    const signature: Signature = { name: 'turn', parameters: [{ name: 'a', type: 'int[]' }], returns: 'void' }
    expect(await call('def turn(a): a.reverse()', signature, [[1, 2, 3]], [3, 2, 1])).toMatchObject({
      verdict: 'Accepted',
    })
  })

  test.each([
    ['no function of that name', 'other = 1', /no function "twoSum"/, undefined],
    [
      'something else returned',
      'def twoSum(a, b): return "no"',
      /something else: 'no', where a list was/,
      undefined,
    ],
    [
      'an object returned',
      'def twoSum(a, b): return {1}',
      /something else: a set, where a list was expected/,
      undefined,
    ],
    [
      'a part that is no number',
      'def twoSum(a, b): return [0, "1"]',
      /'1', where a whole number was expected/,
      undefined,
    ],
    ['nothing returned', '\ndef twoSum(a, b): pass', /nothing \(None\), where a list was .* a `return`/, 2],
  ])('%s is a runtime error that says so', async (_, text, reason, line) => {
    const judged = await call(text, twoSum, [[1], 1], [0, 1])
    expect(judged).toMatchObject({ verdict: 'Runtime Error' })
    expect(judged.reason).toMatch(reason)
    expect(judged.line).toBe(line)
  })
})

describe('Python: verdicts', () => {
  test.each([
    ['Accepted', 'print(1)'],
    ['Wrong Answer', 'print(2)'],
    ['Time Limit Exceeded', 'while True: pass'],
    ['Memory Limit Exceeded', 'a = []\nwhile True: a.append(bytearray(10**6))'],
    ['Output Limit Exceeded', 'while True: print("x" * 1000)'],
    ['Runtime Error', 'print(1)\n[][1]'],
    ['Runtime Error', 'print(1)\nexit(1)'],
    ['Runtime Error', 'print(1)\nraise MemoryError'],
    ['Compile Error', 'def f(:\n  pass'],
  ])('safety J1 %s', async (verdict, text) => {
    expect(await judge(text, '', '1', SMALL)).toMatchObject({ verdict })
  })

  test('a syntax error is reported with its line', async () => {
    expect(await judge('x = 1\nif x\n  y = 2', '', '')).toMatchObject({
      verdict: 'Compile Error',
      line: 2,
      original: "SyntaxError: expected ':'",
    })
  })
})

describe('Python: bombs', () => {
  test.each([
    [
      'a loop in what catches everything',
      'while True:\n  try:\n    while True: pass\n  except BaseException: pass',
    ],
    ['a pattern that never ends', 'import re\nre.match("(a+)+$", "a" * 50 + "b")'],
    ['a number that never ends', 'x = 9 ** 9 ** 9'],
    ['a loop in native code', 'sum(iter(int, 1))'],
    ['sorting for ever', 'a = list(range(10**6))\nwhile True: a.sort(reverse=True); a.sort()'],
  ])('safety J2 %s runs out of fuel', async (_, text) => {
    expect(await run(text, '', SMALL)).toMatchObject({ ending: 'out of fuel' })
  })

  test.each([
    ['signs', `x = ${'-'.repeat(30_000)}1`],
    ['brackets', `x = ${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['dots', `x = a${'.b'.repeat(30_000)}`],
    ['lists made by loops', `x = ${'['.repeat(60)}1${' for a in [1]]'.repeat(60)}`],
  ])('RES-365 %s that are nested too deeply are refused in words', async (_, text) => {
    const { verdict, reason } = await judge(text, '', '')
    expect([verdict, reason]).toEqual([
      'Compile Error',
      'The parts of this program are nested too deeply to be read.',
    ])
    expect((await run('print(1)')).stdout).toBe('1\n')
  })

  test.each([
    ['a page', 'import js\njs.document', /^The browser is out of reach/],
    ['a command', 'import os\nos.system("cls")', /^No other program can be started/],
    ['a network', 'import socket\nsocket.gethostbyname("localhost")', /^There is no network here/],
  ])('RES-365 what asks for %s is told in words that name nothing of the inside', async (_, text, words) => {
    const { reason } = await run(text)
    expect(reason).toMatch(words)
    expect(reason).not.toMatch(/_js|Js|emscripten|addr/)
  })

  test('safety J2 a source that is too deep does not compile', async () => {
    expect(await judge(`x = ${'('.repeat(50_000)}`, '', '')).toMatchObject({ verdict: 'Compile Error' })
    expect(await judge('x = (1 for x in [1])\nx = 9**9**9', '', '', SMALL)).toMatchObject({
      verdict: 'Time Limit Exceeded',
    })
  })

  test.each([
    ['recursion without end', 'def f(): return f()\nf()'],
    ['nested brackets without end', 'a = []\nfor _ in range(10**6): a = [a]\nprint(a)'],
    ['memory at once', 'x = bytearray(10**9)'],
    [
      'memory that is caught',
      'x = []\ntry:\n  while True: x.append(" " * 10**6)\nexcept MemoryError: raise ValueError',
    ],
  ])('safety J2 %s ends, and the next program runs', async (_, text) => {
    expect((await run(text, '', SMALL)).ending).toMatch(/failed|out of/)
    expect((await run('print(1)')).stdout).toBe('1\n')
  })
})

describe('Python: walls', () => {
  test.each([
    ['the host’s objects', 'import js\nprint("OUT", js.process)'],
    [
      'a converter to them',
      'from pyodide.ffi import to_js\nprint("OUT", to_js([1]).constructor.constructor("return process")())',
    ],
    ['running code of the host', 'from pyodide.code import run_js\nprint("OUT", run_js("process.version"))'],
    [
      'mounting the host’s files',
      'import pyodide_js\npyodide_js.mountNodeFS("/mnt", "/etc")\nprint("OUT", open("/mnt/passwd").read())',
    ],
    [
      'calling by number',
      'import ctypes\nfor i in range(1, 60): print("OUT", ctypes.CFUNCTYPE(ctypes.c_int)(i)())',
    ],
    ['a socket', 'import socket\nsocket.create_connection(("127.0.0.1", 1), 1)\nprint("OUT")'],
    ['an address by name', 'import socket\nprint("OUT", socket.gethostbyname("localhost"))'],
    ['a file of the host', 'print("OUT", open("/etc/passwd").read())'],
    ['writing a file', 'open("x", "w").write("a")\nprint("OUT")'],
    ['removing a file', 'import os\nos.remove("/lib/python314.zip")\nprint("OUT")'],
    ['another process', 'import os\nprint("OUT", os.system("id"))'],
    ['a subprocess', 'import subprocess\nprint("OUT", subprocess.run(["id"]))'],
    [
      'a library',
      'import _imp, importlib.machinery as M\nprint("OUT", _imp.create_dynamic(M.ModuleSpec("x", None, origin="x.so")))',
    ],
    ['a package from elsewhere', 'import micropip\nprint("OUT")'],
    ['a thread', 'import _thread\n_thread.start_new_thread(print, ())\nprint("OUT")'],
    [
      'a pool of threads',
      'from concurrent.futures import ThreadPoolExecutor as P\nP().submit(print, 1).result()\nprint("OUT")',
    ],
    ['a device', 'print("OUT", open("/dev/urandom", "rb").read(4))'],
    [
      'what garbage collection knows',
      'import gc\nm = [o for o in gc.get_objects() if type(o) is dict and "to_js" in o]\nprint("OUT", m[0]["to_js"]([1]).constructor)',
    ],
    [
      'a module made by hand',
      'import _imp, importlib.machinery as M\nc = _imp.create_builtin(M.ModuleSpec("_pyodide_core", None))\nprint("OUT", c.to_js([]).constructor)',
    ],
    ['the signals of the host', 'import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\nprint("OUT")'],
  ])('safety J3 %s is out of reach', async (_, text) => {
    const { ending, stdout } = await run(text, '', { fuel: 2e8 })
    expect([ending, stdout]).toEqual(['failed', expect.not.stringContaining('OUT')])
  })

  test('safety J3 there is no environment, no argument and no test to read', async () => {
    const { stdout } = await run('import os, sys\nprint(sorted(os.environ), sys.argv)')
    expect(stdout).not.toMatch(/NODE|npm|SECRET/)
    expect(stdout).toContain("['main.py']")
  })

  test('safety J4 printing an answer, writing to the judge’s channel or ending early gives no answer', async () => {
    const forged = [
      'def twoSum(a, b):\n  print("[0, 1]"); exit(0)',
      'import os\ndef twoSum(a, b):\n  print("[0, 1]", flush=True); os._exit(0)',
      'import sys\nprint(\'{"answer": "[0, 1]"}\')\nsys.exit()',
      'import os\nos.abort()',
    ]
    for (const text of forged) {
      expect(await call(text, twoSum, [[2, 7], 9], [0, 1])).toMatchObject({ verdict: 'Runtime Error' })
    }
  })

  test('safety J4 replaced built-ins do not change how an answer is reported', async () => {
    const replaced = [
      "json.dumps = lambda *a, **k: '[0, 1]'",
      'os.write = lambda *a: None',
      'builtins.isinstance = lambda *a: True',
      'builtins.list = builtins.int = lambda *a: [0, 1]',
      "sys.modules['judge_driver'].told = lambda *a: '[0, 2]'",
    ]
    for (const one of replaced) {
      const text = `import json, builtins, os, sys\n${one}\ndef twoSum(a, b): return [9, 9]`
      expect((await call(text, twoSum, [[2, 7], 9], [0, 1])).verdict).not.toBe('Accepted')
    }
  })

  test('safety J5 a run leaves nothing for the next one', async () => {
    await run(`import builtins, sys, json
builtins.left = 1; json.left = 1; sys.modules['left'] = sys; builtins.print = None; sys.stdout = None`)
    await run('import ctypes\nx = ctypes.c_int.from_address(64 * 2**20); x.value = 7', '', { fuel: 2e8 })
    const { stdout } = await run(`import json, sys
print('left' in dir(__builtins__), hasattr(json, 'left'), 'left' in sys.modules)`)
    expect(stdout).toBe('False False False\n')
  })
})

describe('Python: fuel', () => {
  test('safety J1 a program takes the same fuel in every worker, whatever ran before', async () => {
    const first = await run(sieves.python)
    await run('while True: pass', '', { fuel: 1e6 })
    await run('x = [[i] for i in range(10**5)]\nraise ValueError')
    const fuels = [
      first.fuel,
      (await run(sieves.python)).fuel,
      (await run(sieves.python)).fuel,
      (await runAlone('python', sieves.python)).fuel,
    ]
    expect(fuels).toEqual(fuels.map(() => first.fuel))
    expect(first.stdout).toBe('9592\n')
    // Each version of Node makes another snapshot with another memory layout. The fuel differs by about ten units in millions.
    expect(Math.abs(first.fuel - sieveFuel.python)).toBeLessThan(sieveFuel.python / 10_000)
  })

  test('RES-30 a failure is told in words whatever the program calls its variables', async () => {
    // The first compilation with hints caches the script of the words as code.
    await run('i = 0\nwhile i < 3: i += 1')
    for (const name of ['d', 'bytes', 'marshal', 'judge_driver'])
      expect(await run(`${name} = [1, 2]\nprint(${name}[5])`)).toMatchObject({
        reason: `\`${name}[5]\` asks for index 5, but \`${name}\` has 2 values: the last index is 1. Indexes begin at 0.`,
        original: 'IndexError: list index out of range',
      })
  })
})
