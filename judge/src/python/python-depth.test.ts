import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'

// Chromium runs such programs among the golden ones (judge/src/golden.test.ts).

const { run } = openRunner('python')
const linked = (count: number, more = '') =>
  `class Node:\n  def __init__(self, next): self.next = next\n${more}head = None\nfor _ in range(${count}): head = Node(head)\nhead = None\n`

describe('RES-364 depth that is spent in C', () => {
  test('a million linked nodes are dropped, each with its last word', async () => {
    const counted = '  def __del__(self): Node.gone += 1\nNode.gone = 0\n'
    expect((await run(`${linked(1_000_000)}print("dropped")`)).stdout).toBe('dropped\n')
    expect((await run(`${linked(200_000, counted)}print(Node.gone)`)).stdout).toBe('200000\n')
  })

  test.each([
    ['tuples', 'held = ()\nfor _ in range(300000): held = (held,)'],
    ['lists', 'held = []\nfor _ in range(300000): held = [held]'],
    ['dicts', 'held = {}\nfor _ in range(300000): held = {1: held}'],
    ['closures', 'held = None\nfor _ in range(300000): held = lambda held=held: held'],
    ['deques', 'from collections import deque\nheld = deque()\nfor _ in range(300000): held = deque([held])'],
  ])('%s within each other are dropped', async (_, text) => {
    expect(await run(`${text}\nheld = None\nprint("dropped")`)).toMatchObject({ stdout: 'dropped\n' })
  })

  test.each([
    ['@cache', 'from functools import cache\n@cache\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)', 10_000],
    ['max', 'def f(n): return 0 if n == 0 else 1 + max(map(f, [n - 1]))', 10_000],
    ['sum', 'def f(n): return 0 if n == 0 else 1 + sum(f(n - 1) for _ in range(1))', 10_000],
    ['sorted', 'def f(n): return 0 if n == 0 else 1 + sorted([f(n - 1)], key=lambda one: -one)[0]', 10_000],
    [
      'an operator',
      'class A:\n  def __add__(s, n): return 0 if n == 0 else 1 + (s + (n - 1))\ndef f(n): return A() + n',
      10_000,
    ],
  ])('a recursion by way of %s', async (_, text, depth) => {
    expect((await run(`${text}\nprint(f(${depth}))`)).stdout).toBe(`${depth}\n`)
  })

  test('a recursion without end that is spent in C is told as one, and the next program runs', async () => {
    const endless = 'def f(n): return sorted([n], key=lambda _: f(n + 1))\nf(0)'
    expect(await run(endless)).toMatchObject({
      ending: 'failed',
      line: 1,
      reason: expect.stringContaining('calls itself again and again'),
    })
    expect((await run('print(1)')).stdout).toBe('1\n')
  })
})
