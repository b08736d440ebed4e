import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import type { Signature } from '../signature.ts'

// The expected outputs come from CPython 3.11 with 64 bits.

const { run, call } = openRunner('python')

describe('RES-362 sizes are those of a machine with 64 bits', () => {
  test.each([
    [
      'sys.maxsize',
      'import sys\nprint(sys.maxsize, sys.maxsize > 10**18, min([5, sys.maxsize]), [1, 2][:sys.maxsize], [1, 2].index(2, 0, sys.maxsize))',
      '9223372036854775807 True 5 [1, 2] 1\n',
    ],
    [
      'a loop up to it',
      'from sys import maxsize\nfor i in range(maxsize):\n  if i == 3: break\nprint(i)',
      '3\n',
    ],
    [
      'islice and repeat',
      'import sys, itertools\nprint(list(itertools.islice([1, 2, 3], sys.maxsize)), list(itertools.islice([1, 2, 3], 1, 10**12, 2)), list(zip(itertools.repeat(7, sys.maxsize), "ab")))',
      "[1, 2, 3] [2] [(7, 'a'), (7, 'b')]\n",
    ],
    [
      'a bound of a deque and of a cache',
      'import sys\nfrom collections import deque\nfrom functools import lru_cache\nq = deque([1], maxlen=sys.maxsize)\nq.append(2)\n@lru_cache(maxsize=sys.maxsize)\ndef f(n): return n if n < 2 else f(n - 1) + f(n - 2)\nprint(list(q), f(50))',
      '[1, 2] 12586269025\n',
    ],
    [
      'a search over a range',
      'from bisect import bisect_left, bisect_right\nprint(bisect_left(range(10**12), 10**20, key=lambda x: x * x), bisect_right(range(5, 10**12), 49, key=lambda x: x * x))',
      '10000000000 3\n',
    ],
    [
      'a search over a range with a name',
      'import bisect\nr = range(1, 10**12 + 1)\nprint(bisect.bisect(r, False, key=lambda x: x * 3 >= 10**11))',
      '33333333333\n',
    ],
    [
      'a search over an object',
      'from bisect import bisect_left\nclass A:\n  def __len__(s): return 10**12\n  def __getitem__(s, i): return i * i\nprint(bisect_left(A(), 10**20), bisect_left(A(), 49, 0, 10**11))',
      '10000000000 7\n',
    ],
    [
      'the length of a range',
      'r = range(10**12)\nprint(len(r), len(range(10, 10**12, 7)), len("ab"), r[-1], r.index(7))',
      '1000000000000 142857142856 2 999999999999 7\n',
    ],
    [
      'a sample of a range',
      'import random\nprint(len(random.sample(range(10**12), 3)), random.choice(range(10**12)) < 10**12)',
      '3 True\n',
    ],
    [
      'an array of long',
      'from array import array\na = array("l", [10**12])\na.append(5)\nprint(a[0], a[1], a.itemsize)',
      '1000000000000 5 8\n',
    ],
  ])('%s', async (_, text, stdout) => {
    expect(await run(text)).toMatchObject({ stdout, ending: 'finished' })
  })

  test('a size that even so is too large is told in words', async () => {
    expect(await run('print("a b".split(" ", 10**10))')).toMatchObject({
      reason:
        '`"a b".split(" ", 10**10)` is given a number that is too large for a size. Sizes go up to 2147483647 here.',
    })
  })

  test('a program without such sizes keeps what is faster', async () => {
    const search = (more: string) =>
      `from bisect import bisect_left\na = list(range(1000))\nfor i in range(1000): bisect_left(a, i)\n${more}`
    expect((await run(search('print(1)'))).fuel).toBeLessThan(
      (await run(search('class A: __getitem__ = None'))).fuel,
    )
  })
})

describe('RES-363 what a function finds imported hides nothing of Python', () => {
  const signature: Signature = { name: 'f', parameters: [{ name: 'n', type: 'int' }], returns: 'int' }
  test.each([
    ['pow with three values', 'pow(n, 5, 7)', 5],
    ['pow of whole numbers', 'pow(n, 40) % 1000', 801],
    ['the function bisect', 'bisect([1, 3, 5], n)', 2],
    ['the module bisect', 'bisect.bisect_left([1, 3, 5], n)', 1],
    ['Counter and OrderedDict as they count', 'Counter("aab")["a"] + len(OrderedDict(a=1))', 3],
    ['what math alone has', 'gcd(12, n) + comb(4, 2)', 9],
  ])('%s', async (_, expression, answer) => {
    const text = `class Solution:\n  def f(self, n: int) -> int:\n    return ${expression}`
    expect(await call(text, signature, [3], answer)).toMatchObject({ verdict: 'Accepted' })
  })
})

describe('RES-366 asyncio has a loop of events', () => {
  test('tasks wait for each other and for the clock', async () => {
    const { stdout } = await run(`import asyncio
async def after(seconds):
  await asyncio.sleep(seconds)
  print('after', seconds)
  return seconds
async def main():
  print(await asyncio.gather(after(2), after(1)))
  try:
    async with asyncio.timeout(1): await asyncio.sleep(5)
  except TimeoutError: print('late')
  queue = asyncio.Queue()
  async def put():
    for i in range(3): await queue.put(i); await asyncio.sleep(0.1)
  async def get(): return [await queue.get() for _ in range(3)]
  print(await asyncio.gather(put(), get()))
  print(await asyncio.to_thread(len, 'ab'))
asyncio.run(main())`)
    expect(stdout).toBe('after 1\nafter 2\n[2, 1]\nlate\n[None, [0, 1, 2]]\n2\n')
  })

  test('tasks that wait for ever are told so', async () => {
    expect(
      await run('import asyncio\nasync def main(): await asyncio.Queue().get()\nasyncio.run(main())'),
    ).toMatchObject({
      ending: 'failed',
      reason: expect.stringContaining('Every task waits for another one'),
    })
  })
})
