import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'

const { run } = openRunner('python')

describe('Python: threads', () => {
  test('RES-12 a deep recursion in a thread with room for it runs, as it is written for other sites', async () => {
    const { stdout } = await run(`import sys, threading
sys.setrecursionlimit(10**6)
threading.stack_size(2**27)
def depth(n): return 0 if n == 0 else 1 + depth(n - 1)
def main():
  print(depth(100_000))
thread = threading.Thread(target=main)
thread.start()
thread.join()
print(thread.is_alive(), threading.stack_size())`)
    expect(stdout).toBe('100000\nFalse 134217728\n')
  })

  test('threads get their arguments and may be classes of their own', async () => {
    const { stdout } = await run(`from threading import Thread, Lock
found, lock = [], Lock()
def add(one, *, twice):
  with lock: found.append(one * 2 if twice else one)
class Mine(Thread):
  def run(self): found.append(self.name)
threads = [Thread(target=add, args=(at,), kwargs={'twice': at > 0}) for at in range(3)] + [Mine(name='mine')]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(found)`)
    expect(stdout).toBe("[0, 2, 4, 'mine']\n")
  })

  test('what fails in a thread is a Runtime Error with its line; sys.exit ends only the thread', async () => {
    const begin = 'import sys, threading\ndef main():\n  '
    expect(await run(`${begin}[][1]\nthreading.Thread(target=main).start()`)).toMatchObject({
      ending: 'failed',
      line: 3,
      original: 'IndexError: list index out of range',
    })
    expect(await run(`${begin}sys.exit(1)\nthreading.Thread(target=main).start()\nprint(1)`)).toMatchObject({
      ending: 'finished',
      stdout: '1\n',
    })
  })

  test('a thread starts once and is joined behind its start', async () => {
    const { stdout } = await run(`import threading
thread = threading.Thread(target=print)
for act in (thread.join, thread.start, thread.start):
  try: act()
  except RuntimeError as error: print(error)`)
    expect(stdout).toBe('cannot join thread before it is started\n\nthreads can only be started once\n')
  })
})

describe('Python: modules', () => {
  test('RES-12 a module that is not there is refused in clear words', async () => {
    expect(await run('import math\nimport numpy as np')).toMatchObject({
      ending: 'failed',
      line: 2,
      reason:
        "There is no module `numpy` here, only Python's own and sortedcontainers. Write it by what Python itself has.",
    })
  })

  test('RES-12 sortedcontainers print and answer as the package of that name', async () => {
    const { stdout } =
      await run(`from sortedcontainers import SortedList, SortedDict, SortedSet, SortedKeyList
many = SortedList([3, 1, 2, 2])
many.add(0); many.remove(2); many.discard(9)
print(many, many[0], many[-1], many[1:3], many.bisect_left(2), many.pop(0), len(many), list(many.irange(2, 3)))
print(SortedList('cab', key=lambda one: -ord(one))[0], SortedKeyList([3, -1], key=abs).bisect_key_left(2))
named = SortedDict(b=1, a=2)
named['c'] = 0
print(named, named.peekitem(0), named.popitem(), named.keys()[0], list(named.irange('b')), named.setdefault('d', 4))
some = SortedSet('hello')
print(some, some[1], some | {'z'}, some & set('he'), some == set('hello'), some.pop())
for act in (lambda: many.remove(7), lambda: SortedList().pop(), lambda: SortedDict().popitem(), lambda: many.append(1)):
  try: act()
  except Exception as error: print(type(error).__name__, error)`)
    expect(stdout).toBe(`SortedList([1, 2, 3]) 0 3 [1, 2] 2 0 3 [2, 3]
c 1
SortedDict({'a': 2, 'b': 1, 'd': 4}) ('a', 2) ('c', 0) a ['b'] 4
SortedSet(['e', 'h', 'l']) h SortedSet(['e', 'h', 'l', 'o', 'z']) SortedSet(['e', 'h']) True o
ValueError 7 not in list
IndexError pop index out of range
KeyError 'popitem(): dictionary is empty'
NotImplementedError use \`\`sl.add(value)\`\` instead
`)
  })

  test('sortedcontainers hold what plain sorted lists hold, over random operations', async () => {
    const { stdout, stderr } = await run(`import random
from bisect import bisect_left, bisect_right
from sortedcontainers import SortedList, SortedDict, SortedSet
for key in (None, lambda one: -one, lambda one: one // 3):
  mine, plain = SortedList(key=key), []
  order = key or (lambda one: one)
  for step in range(6000):
    one, at = random.randrange(3000), random.randrange(-50, 50)
    act = random.randrange(8)
    if act < 3:
      mine.add(one); plain.insert(bisect_right(plain, order(one), key=order), one)
    elif act == 3 and one in mine:
      mine.remove(one); plain.remove(one)
    elif act == 4 and -len(plain) <= at < len(plain):
      assert mine.pop(at) == plain.pop(at)
    elif act == 5:
      assert mine[at:at + 5] == plain[at:at + 5] and (one in mine) == (one in plain)
    elif act == 6:
      assert mine.bisect_left(one) == bisect_left(plain, order(one), key=order)
      assert mine.bisect_right(one) == bisect_right(plain, order(one), key=order)
    else:
      assert mine.count(one) == plain.count(one)
    if step == 3000:
      more = list(range(0, 9000, 2))
      mine.update(more); plain = sorted(plain + more, key=order)
  assert list(mine) == plain and list(reversed(mine)) == plain[::-1] and len(mine) == len(plain)
named, chosen, of, held = SortedDict(), SortedSet(), {}, set()
for step in range(3000):
  one = random.randrange(50)
  if random.random() < .6:
    named[one] = of[one] = step; chosen.add(one); held.add(one)
  else:
    assert named.pop(one, None) == of.pop(one, None); chosen.discard(one); held.discard(one)
  assert list(named.items()) == sorted(of.items()) and list(chosen) == sorted(held)
print('same')`)
    expect([stdout, stderr]).toEqual(['same\n', ''])
  })
})
