import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const javascriptSortWillSurpriseYou: DemoBlog = {
  title: "JavaScript's sort will surprise you, three times",
  author: 'lucia',
  category: 'Languages',
  tags: ['JavaScript', 'sorting', 'pitfalls'],
  daysAgo: 30,
  views: 189,
  content: markdown`
I solve questions in JavaScript, and \`sort\` has cost me more wrong answers than any algorithm. Here are the three surprises, so that they cost you none.

## 1. Numbers are sorted as text

\`\`\`js
[10, 9, 2, 33, 1].sort()
// [1, 10, 2, 33, 9]
\`\`\`

Without a comparator every element is turned into a string, and strings are compared letter by letter: \`"10"\` comes before \`"9"\`. For numbers, always say so:

\`\`\`js
nums.sort((a, b) => a - b)
\`\`\`

Typed arrays are the exception: \`Int32Array.from(nums).sort()\` compares numbers, and is often faster on large inputs.

## 2. It changes the array you gave it

\`sort\` works in place and returns the *same* array. If a caller still needs the original order, or you sort a parameter of a component or a cache, you have just changed it under someone's feet. \`toSorted\` (Node 20 and all current browsers) makes a new one:

\`\`\`js
const byScore = players.toSorted((a, b) => b.score - a.score)
\`\`\`

## 3. A comparator must not return true or false

\`\`\`js
nums.sort((a, b) => a > b) // wrong
\`\`\`

The engine expects a negative number, zero or a positive number. \`true\` becomes 1 and \`false\` becomes 0, so "less than" can never be said, and the result depends on the engine. It may even look right on the samples.

For two keys, let \`||\` pick the first difference:

\`\`\`js
words.sort((a, b) => a.length - b.length || a.localeCompare(b))
\`\`\`

\`localeCompare\` orders as people do, with *ä* near *a*. For contest problems that mean plain lexicographic order of ASCII, compare with \`<\` instead; it is also much faster:

\`\`\`js
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
\`\`\`

## One good surprise

Since ES2019 \`sort\` is **stable**: elements that compare equal keep their order. So you can sort by the minor key first and by the major key second, and trust the result. The cost is $O(n \log n)$ comparisons, so keep the comparator cheap. If it needs an expensive key, compute the keys once into pairs, sort the pairs, and take the values back out.
`,
}
