type Files = Record<string, string>

/** Returns the files of a new, complete problem that passes, so that its author starts from something that works. */
export const scaffoldOf = (slug: string, style: 'function' | 'stdin'): Files => ({
  'editorial.md': editorial,
  ...(style === 'function' ? functionFiles(slug) : stdinFiles(slug)),
})

/** Returns the files of a problem that still has to be written: a program whose tests come as files. */
export const emptyProblem = (slug: string): Files => ({
  'problem.json': json({ title: titleOf(slug), difficulty: 'Easy', style: 'stdin', hints: [] }),
  'statement.md': '',
})

const titleOf = (slug: string) =>
  slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase())
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const problem = (slug: string) => ({
  title: titleOf(slug),
  difficulty: 'Easy',
  topic: 'arrays',
  hints: [
    'How do you tell by one number alone whether it is even?',
    'You do not need to keep the even numbers, only how many there were.',
    'Go through the list once and add 1 for every number whose remainder by 2 is 0.',
  ],
})

const constraints = `### Constraints

- $1 \\le n \\le 20\\,000$, where $n$ is how many numbers there are
- every number is from $-10^9$ to $10^9$
`

const editorial = `### One pass

A number is even when dividing it by $2$ leaves nothing. Looking at each number once costs $O(n)$ time and $O(1)$ space.

### Pitfalls

- The remainder of a negative odd number is $-1$ in C++ and JavaScript: compare with $0$, not with $1$.
`

const validNumbers = `  if (nums.length < 1 || nums.length > 20_000) return 'There must be 1 to 20 000 numbers.'
  if (nums.some((one) => Math.abs(one) > 1e9)) return 'A number must be from -10^9 to 10^9.'
  return undefined`

const listOfTests = (one: (list: string) => string) =>
  [
    '[0]',
    '[1]',
    '[-1]',
    '[-2]',
    '[2, 2, 2]',
    '[1, 3, 5]',
    '[-3, -2, -1, 0, 1]',
    '[1_000_000_000, -1_000_000_000, 999_999_999]',
    '[9, 8, 7, 6, 5, 4, 3, 2, 1]',
  ]
    .map((list) => `  ${one(list)},\n`)
    .concat(
      [
        'random.ints(30, -9, 9)',
        'random.ints(900, 0, 1)',
        'random.ints(900, -1e9, 1e9)',
        'random.ints(20_000, -1e9, 1e9)',
        'random.ints(20_000, -5, 5)',
      ].map((made) => `  (random: Random) => ${one(made)},\n`),
    )
    .join('')

function functionFiles(slug: string): Files {
  const signature = { name: 'countEven', parameters: [{ name: 'nums', type: 'int[]' }], returns: 'int' }
  return {
    'problem.json': json({ ...problem(slug), style: 'function', signature }),
    'statement.md': `Given a list \`nums\`, return how many of its numbers are even.

### Example 1

\`\`\`
Input: nums = [3, 8, 8]
Output: 2
\`\`\`

$8$ is even and stands there twice.

### Example 2

\`\`\`
Input: nums = [7]
Output: 0
\`\`\`

No number is even.

${constraints}`,
    'reference.ts': `import type { Random } from '@callofcode/content/random'

export function solve(nums: number[]): number {
  return nums.filter((one) => one % 2 === 0).length
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 6), -9, 9)]
}

export function valid(nums: number[]): string | undefined {
${validNumbers}
}
`,
    'tests.ts': `import type { Random } from '@callofcode/content/random'

export const samples = [[[3, 8, 8]], [[7]]]

export const tests = [
${listOfTests((list) => `[${list}]`)}]
`,
    'submissions/accepted/reference.cpp': `class Solution {
public:
  int countEven(vector<int>& nums) {
    return count_if(nums.begin(), nums.end(), [](int one) { return one % 2 == 0; });
  }
};
`,
    'submissions/accepted/reference.py': `class Solution:
    def countEven(self, nums: list[int]) -> int:
        return sum(one % 2 == 0 for one in nums)
`,
    'submissions/accepted/reference.js': `function countEven(nums) {
  return nums.filter((one) => one % 2 === 0).length
}
`,
    'submissions/wrong_answer/takes-negative-odd-numbers-for-even.js': `function countEven(nums) {
  return nums.filter((one) => one % 2 !== 1).length
}
`,
    'submissions/run_time_error/reads-behind-the-end.py': `class Solution:
    def countEven(self, nums: list[int]) -> int:
        return sum(nums[at] % 2 == 0 for at in range(len(nums) + 1))
`,
  }
}

function stdinFiles(slug: string): Files {
  return {
    'problem.json': json({ ...problem(slug), style: 'stdin' }),
    'statement.md': `Count the even numbers of a list.

**Input.** The first line holds $n$, the second line $n$ integers.

**Output.** How many of them are even.

### Example 1

\`\`\`
3
3 8 8
\`\`\`

\`\`\`
2
\`\`\`

$8$ is even and stands there twice.

### Example 2

\`\`\`
1
7
\`\`\`

\`\`\`
0
\`\`\`

No number is even.

${constraints}`,
    'reference.ts': `import type { Random } from '@callofcode/content/random'

export function solve(stdin: string): string {
  const [, ...nums] = stdin.trim().split(/\\s+/).map(Number)
  return \`\${nums.filter((one) => one % 2 === 0).length}\\n\`
}

/** The text of an input. */
export const written = (nums: number[]) => \`\${nums.length}\\n\${nums.join(' ')}\\n\`

export function small(random: Random): string {
  return written(random.ints(random.int(1, 6), -9, 9))
}

export function valid(stdin: string): string | undefined {
  if (!/^\\d+\\n-?\\d+( -?\\d+)*\\n$/.test(stdin)) return 'The input must be two lines of whole numbers.'
  const [count, ...nums] = stdin.trim().split(/\\s+/).map(Number)
  if (nums.length !== count) return 'The first number must say how many follow.'
${validNumbers}
}
`,
    'tests.ts': `import type { Random } from '@callofcode/content/random'
import { written } from './reference.ts'

export const samples = [written([3, 8, 8]), written([7])]

export const tests = [
${listOfTests((list) => `written(${list})`)}]
`,
    'submissions/accepted/reference.cpp': `#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, even = 0;
  cin >> n;
  for (int one; cin >> one;) even += one % 2 == 0;
  cout << even << '\\n';
}
`,
    'submissions/accepted/reference.py': `input()
print(sum(one % 2 == 0 for one in map(int, input().split())))
`,
    'submissions/accepted/reference.js': `const [, ...nums] = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number)
console.log(nums.filter((one) => one % 2 === 0).length)
`,
    'submissions/wrong_answer/takes-negative-odd-numbers-for-even.js': `const [, ...nums] = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number)
console.log(nums.filter((one) => one % 2 !== 1).length)
`,
    'submissions/run_time_error/reads-a-line-too-many.py': `input()
print(sum(one % 2 == 0 for one in map(int, input().split() + input().split())))
`,
  }
}
