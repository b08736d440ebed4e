import type { Language } from '../src/language.ts'
import type { Limits, TestInput } from '../src/runner.ts'
import type { Signature } from '../src/signature.ts'
import type { Expected, Verdict } from '../src/verdict.ts'
import { twoSum } from './signatures.ts'

// Programs that must give the same counts everywhere, for tests in Node and in a browser.

export interface GoldenProgram {
  name: string
  text: string
  input: TestInput
  expected: Expected
  verdict: Verdict
  signature?: Signature
  limits?: Partial<Limits>
}

export const goldenLanguages = ['javascript', 'typescript', 'python', 'cpp'] as const satisfies Language[]
export type GoldenLanguage = (typeof goldenLanguages)[number]

// These change with an interpreter, Clang, its library or the meter. The problems' limits must then be measured again.
export const sieveFuel = { javascript: 12_125_855, python: 4_663_701, cpp: 358_575_521 }

export const sieves = {
  javascript: `const n = 200000; const s = new Uint8Array(n + 1).fill(1); let c = 0
    for (let i = 2; i <= n; i++) if (s[i]) { c++; for (let j = i * i; j <= n; j += i) s[j] = 0 }
    console.log(c)`,
  python: `def main():
  n = 100000; s = [True] * (n + 1); c = 0
  for i in range(2, n + 1):
    if s[i]:
      c += 1
      for j in range(i * i, n + 1, i): s[j] = False
  print(c)
main()`,
  cpp: `#include <bits/stdc++.h>
using namespace std;
int main() {
int n = 5000000; vector<char> s(n + 1, 1); int c = 0;
  for (long long i = 2; i <= n; i++) if (s[i]) { c++; for (long long j = i * i; j <= n; j += i) s[j] = 0; }
  cout << c << "\\n";
}`,
}

const numbers = Array.from({ length: 3_000 }, (_, at) => (at * 7_919) % 10_007)
const called: Omit<GoldenProgram, 'name' | 'text'> = {
  input: { arguments: [numbers, numbers[2_999] ?? 0] },
  signature: twoSum,
  expected: { answer: [1_499, 1_500] },
  verdict: 'Accepted',
}
const words = Array.from({ length: 4_000 }, (_, at) => `w${(at * 7_919) % 997}`).join(' ')

export const golden: Record<GoldenLanguage, GoldenProgram[]> = {
  javascript: [
    program('sieve', sieves.javascript, '17984\n'),
    program(
      'containers',
      `const counts = new Map()
for (const word of readline().split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
console.log(sorted.length, sorted.slice(0, 5).join(';'), Math.sin(1), 0.1 + 0.2)`,
      `997 w0,5;w370,5;w427,5;w484,5;w541,5 ${Math.sin(1)} ${0.1 + 0.2}\n`,
      words,
    ),
    {
      name: 'function',
      text: `function twoSum(nums, target) {
  const seen = new Map()
  for (const [at, one] of nums.entries()) { if (seen.has(target - one)) return [seen.get(target - one), at]; seen.set(one, at) }
  return []
}`,
      ...called,
    },
    ends('Wrong Answer', 'console.log(1)'),
    ends('Time Limit Exceeded', 'for (;;);', { fuel: 5e6 }),
    ends('Memory Limit Exceeded', 'const a = []; for (;;) a.push(new Uint8Array(1e6))', {
      memory: 64 * 2 ** 20,
    }),
    ends('Runtime Error', 'console.log(1)\nnull.x'),
    ends('Compile Error', 'const = 1'),
  ],
  typescript: [
    program(
      'types',
      `enum Step { One = 1, Two }
class Stack<T> { constructor(private readonly all: T[] = []) {} push(one: T): this { this.all.push(one); return this } get size(): number { return this.all.length } }
const stack = new Stack<number>()
for (let at = 0; at < 20000; at++) stack.push(at * Step.Two)
console.log(stack.size as number)`,
      '20000\n',
    ),
    program(
      'callbacks within callbacks, as deep as they may be',
      `const now = <T>(act: (value: number) => T): T => act(1)\nconsole.log(${'now((a) => '.repeat(120)}a${')'.repeat(120)})`,
      '1\n',
    ),
    ends('Compile Error', 'const a = 1\nconst b: string = a'),
    ends('Compile Error', `const a = ${'['.repeat(9000)}${']'.repeat(9000)}`),
    ends(
      'Compile Error',
      `type Twice<N extends any[], S extends string> = N['length'] extends 40 ? S : Twice<[...N, 1], \`\${S}\${S}\`>
let a: Twice<[], 'ab'> = ''`,
    ),
  ],
  python: [
    program('sieve', sieves.python, '9592\n'),
    program(
      'containers',
      `from collections import Counter
import heapq, math
counts = Counter(input().split())
best = heapq.nsmallest(5, counts.items(), key=lambda one: (-one[1], one[0]))
print(len(counts), best, math.sin(1), 0.1 + 0.2, {1, 2, 3}, 3 ** 200 % 1000007)`,
      `997 [('w0', 5), ('w370', 5), ('w427', 5), ('w484', 5), ('w541', 5)] ${Math.sin(1)} ${0.1 + 0.2} {1, 2, 3} ${3n ** 200n % 1000007n}\n`,
      words,
    ),
    {
      name: 'function',
      text: `class Solution:
  def twoSum(self, nums: List[int], target: int) -> List[int]:
    seen = {}
    for at, one in enumerate(nums):
      if target - one in seen: return [seen[target - one], at]
      seen[one] = at
    return []`,
      ...called,
    },
    program(
      'depth that is spent in C, on whatever stacks',
      `from functools import cache
import copy
@cache
def kept(n): return 0 if n == 0 else 1 + kept(n - 1)
def best(n): return 0 if n == 0 else 1 + max(map(best, [n - 1]))
def added(n): return 0 if n == 0 else 1 + sum(added(n - 1) for _ in range(1))
def first(n): return 0 if n == 0 else sorted([0], key=lambda _: first(n - 1))[0]
class Node:
  made = 0
  def __init__(self, next): self.next = next
  def __repr__(self): return f'({self.next!r})'
  def __lt__(self, other): return self.next is not None and self.next < other.next
  def __add__(self, n): return 0 if n == 0 else 1 + (self + (n - 1))
  def __del__(self): Node.made += 1
print(kept(9000), best(5000), added(3000), first(1500), Node(None) + 3000)
head = one = other = None
rows = []
for _ in range(2500): one, other, rows = Node(one), Node(other), [rows]
print(len(repr(one)), one < other, rows == copy.deepcopy(rows))
for _ in range(200000): head = Node(head)
head = rows = None
print(Node.made)`,
      '9000 5000 3000 0 3000\n5004 False True\n200001\n',
    ),
    ends(
      'Runtime Error',
      'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return sorted([n], key=lambda _: f(n + 1))\nf(0)',
    ),
    ends('Wrong Answer', 'print(1)'),
    ends('Time Limit Exceeded', 'while True: pass', { fuel: 5e6 }),
    ends('Time Limit Exceeded', 'def f(n):\n  while n > 2000: pass\n  return max(map(f, [n + 1]))\nf(0)', {
      fuel: 5e7,
    }),
    ends(
      'Output Limit Exceeded',
      'def f(n):\n  while n > 2000: print("x" * 10**6)\n  return max(map(f, [n + 1]))\nf(0)',
    ),
    ends('Memory Limit Exceeded', 'a = []\nwhile True: a.append(bytearray(10**6))', { memory: 64 * 2 ** 20 }),
    ends('Runtime Error', 'print(1)\n[][1]'),
    ends('Compile Error', 'def f(:\n  pass'),
  ],
  cpp: [
    program('sieve', sieves.cpp, '348513\n'),
    {
      name: 'function',
      text: `class Solution {
public:
  vector<int> twoSum(vector<int>& nums, int target) {
    map<int, int> seen;
    for (int at = 0; at < (int)nums.size(); at++) {
      if (seen.count(target - nums[at])) return {seen[target - nums[at]], at};
      seen[nums[at]] = at;
    }
    return {};
  }
};`,
      ...called,
    },
    program(
      'containers',
      `#include <bits/stdc++.h>
using namespace std;
int main() {
  unordered_map<string, int> counts; string word;
  while (cin >> word) counts[word]++;
  vector<pair<string, int>> all(counts.begin(), counts.end());
  sort(all.begin(), all.end(), [](auto& a, auto& b) { return a.second != b.second ? a.second > b.second : a.first < b.first; });
  cout << all.size(); for (int i = 0; i < 5; i++) cout << " " << all[i].first << "," << all[i].second;
  printf(" %.15f\\n", sin(1.0));
}`,
      `997 w0,5 w370,5 w427,5 w484,5 w541,5 ${Math.sin(1).toFixed(15)}\n`,
      words,
    ),
    program(
      'exceptions',
      `#include <bits/stdc++.h>
using namespace std;
struct Part { int n; ~Part() { cout << n; } };
int dig(int depth) { Part part{depth}; if (depth == 9) throw out_of_range("deep"); return dig(depth + 1) + part.n; }
int main() {
  try { dig(0); } catch (const exception& error) { cout << error.what(); }
  try { stoi("x"); } catch (invalid_argument&) { cout << vector<int>(3).size(); }
}`,
      '9876543210deep3',
    ),
    ends('Time Limit Exceeded', 'int main() { for (volatile int x = 0;;) x = x + 1; }', { fuel: 5e7 }),
    ends('Runtime Error', '#include <cstdlib>\nint main() { abort(); }'),
    ends('Compile Error', 'int main() {\n  return "a";\n}'),
  ],
}

function program(name: string, text: string, stdout: string, stdin = ''): GoldenProgram {
  return { name, text, input: { stdin }, expected: { stdout }, verdict: 'Accepted' }
}

/** A program that must not be accepted. */
function ends(verdict: Verdict, text: string, limits?: Partial<Limits>): GoldenProgram {
  return { ...program(verdict, text, '2\n'), verdict, ...(limits && { limits }) }
}
