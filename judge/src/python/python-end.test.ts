import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import { twoSum } from '../../testing/signatures.ts'

// The expected outputs come from CPython 3.11.

const { run, call } = openRunner('python')
const printedBy = async (text: string) => {
  const { ending, stdout } = await run(text)
  return [ending, stdout]
}

describe('RES-361 what waits in a stream is written at the end', () => {
  test.each([
    [
      'a text that took the place of stdout',
      'import sys, io\nsys.stdout = io.StringIO()\nprint("x")\nsys.__stdout__.write(sys.stdout.getvalue())',
      'x\n',
    ],
    ['an own writer', 'w = open(1, "w")\nprint("p")\nw.write("a\\n")', 'p\na\n'],
    ['an own writer by its path', 'w = open("/dev/stdout", "w")\nw.write("a\\n")', 'a\n'],
    ['a writer of bytes', 'import io\nw = io.BufferedWriter(io.FileIO(1, "w"))\nw.write(b"a\\n")', 'a\n'],
    [
      'a writer over the bytes of stdout',
      'import io, sys\nsys.stdout = io.TextIOWrapper(sys.stdout.detach(), write_through=False)\nprint("x")',
      'x\n',
    ],
    [
      'two writers',
      'import io\na = io.TextIOWrapper(io.FileIO(1, "w", closefd=False))\na.write("a\\n")\nb = io.TextIOWrapper(io.FileIO(1, "w", closefd=False))\nb.write("b\\n")',
      'a\nb\n',
    ],
    [
      'a second descriptor',
      'import os\nw = os.fdopen(os.dup(1), "w")\nw.write("x\\n")\nos.write(os.dup(1), b"y\\n")',
      'y\nx\n',
    ],
    ['a descriptor put in another place', 'import os\nos.dup2(1, 5)\nos.write(5, b"b\\n")', 'b\n'],
    ['stdout whose name is gone', 'import sys\nprint("x")\ndel sys.stdout', 'x\n'],
    [
      'stdout that was kept by its method',
      'import sys\nw = sys.stdout.write\nw("x\\n")\nsys.stdout = None',
      'x\n',
    ],
    ['stdout that was closed', 'import sys\nprint("x")\nsys.stdout.close()', 'x\n'],
  ])('%s', async (_, text, stdout) => {
    expect(await printedBy(text)).toEqual(['finished', stdout])
  })
})

describe('RES-361 objects have their last word', () => {
  const noted = 'class A:\n  def __init__(s, n=0): s.n = n\n  def __del__(s): print("del", s.n)\n'
  test.each([
    ['in order', `${noted}a = A(1)\nb = A(2)\nprint("end")`, 'end\ndel 1\ndel 2\n'],
    ['in a list', `${noted}l = [A(i) for i in range(3)]`, 'del 0\ndel 1\ndel 2\n'],
    ['in a circle', `${noted}a = A()\na.me = a\nprint("end")`, 'end\ndel 0\n'],
    [
      'in a circle that nothing holds',
      `import gc\ngc.disable()\n${noted}a = A()\na.me = a\ndel a\nprint("end")`,
      'end\ndel 0\n',
    ],
    ['of a class', `${noted}class B:\n  a = A()\nprint("end")`, 'end\ndel 0\n'],
    ['with the names of the program', 'x = 5\nclass A:\n  def __del__(s): print(x)\na = A()', '5\n'],
    [
      'after what was registered',
      `import atexit\n${noted}a = A()\natexit.register(print, "at")`,
      'at\ndel 0\n',
    ],
    ['after sys.exit', `import sys\n${noted}a = A()\nsys.exit()`, 'del 0\n'],
    ['a failing one', 'class A:\n  def __del__(s): 1 // 0\na = A()\nprint("end")', 'end\n'],
    ['one that exits', 'import sys\nclass A:\n  def __del__(s): sys.exit(3)\na = A()\nprint("end")', 'end\n'],
    [
      'into what they gathered',
      'import sys\nclass L:\n  def __init__(s): s.b = []\n  def __del__(s): sys.stdout.write("".join(s.b))\nl = L()\nl.b.append("hello\\n")',
      'hello\n',
    ],
    [
      'of a generator that waits',
      'def g():\n  try: yield 1\n  finally: print("gen")\nx = g()\nnext(x)\nprint("end")',
      'end\ngen\n',
    ],
    [
      'of a `with` that waits',
      'from contextlib import contextmanager\n@contextmanager\ndef c():\n  try: yield\n  finally: print("out")\nx = c()\nx.__enter__()\nprint("end")',
      'end\nout\n',
    ],
    [
      'to the first streams',
      `import io, sys\n${noted}a = A()\nsys.stdout = io.StringIO()\nprint("lost")`,
      'del 0\n',
    ],
  ])('%s', async (_, text, stdout) => {
    expect(await printedBy(text)).toEqual(['finished', stdout])
  })

  test('also where the program failed, which is told as ever', async () => {
    const text = `${noted}values = [A(1)]\nprint("x")\nvalues[5]`
    expect(await run(text)).toMatchObject({
      ending: 'failed',
      line: 6,
      stdout: 'x\ndel 1\n',
      reason: expect.stringContaining('`values` has one value, at index 0'),
    })
  })

  test('a program without last words pays nothing for them', async () => {
    const text = (name: string) =>
      `def f(${name}): return ${name}\nx = [f((i, i)) for i in range(20000)]\nprint(len(x))`
    const [plain, speaking] = [await run(text('n')), await run(`${text('n')}\n#__del__`)]
    expect(plain.stdout).toBe(speaking.stdout)
    expect(plain.fuel).toBeLessThan(speaking.fuel)
  })
})

describe('RES-361 a program ends where and how it says', () => {
  test.each([
    ['at once, without its streams', 'import os\nprint("lost")\nos._exit(0)', 'finished', ''],
    [
      'at once, with what was written',
      'import os, sys\nprint("kept")\nsys.stdout.flush()\nos._exit(0)',
      'finished',
      'kept\n',
    ],
    ['at once, with a code', 'import os\nos._exit(3)', 'failed', ''],
    ['with a code that a system cuts to nothing', 'import sys\nprint("a")\nsys.exit(256)', 'finished', 'a\n'],
    [
      'in its own hook for errors',
      'import sys\nsys.excepthook = lambda kind, *rest: print("hook", kind.__name__)\n1 // 0',
      'failed',
      'hook ZeroDivisionError\n',
    ],
    [
      'rightly in its own hook for errors',
      'import sys\nsys.excepthook = lambda *a: sys.exit(0)\n1 // 0',
      'finished',
      '',
    ],
    [
      'while a `finally` is left',
      'import sys\ntry:\n  sys.exit(0)\nexcept Exception: print("no")\nfinally: print("fin")',
      'finished',
      'fin\n',
    ],
    [
      'in what was registered',
      'import atexit, sys\natexit.register(print, 1)\natexit.register(lambda: sys.exit(3))\nprint("end")',
      'finished',
      'end\n1\n',
    ],
  ])('%s', async (_, text, ending, stdout) => {
    expect(await printedBy(text)).toEqual([ending, stdout])
  })

  test('sys.exit with a text says it on the stream for errors', async () => {
    expect(await run('import sys\nsys.exit("bye")')).toMatchObject({ ending: 'failed', stderr: 'bye\n' })
  })

  test('safety J4 what runs at the end can neither answer for a function nor run for ever', async () => {
    const late =
      'import atexit, os\natexit.register(lambda: os.write(1000, b\'{"answer": "[0, 1]"}\'))\ndef twoSum(a, b): return [9, 9]'
    expect((await call(late, twoSum, [[2, 7], 9], [0, 1])).verdict).toBe('Wrong Answer')
    const endless = 'class A:\n  def __del__(s):\n    while True: pass\na = A()'
    expect(await run(endless, '', { fuel: 5e7 })).toMatchObject({ ending: 'out of fuel' })
    expect((await run('print(1)')).stdout).toBe('1\n')
  })
})
