import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const fiveBitTricks: DemoBlog = {
  title: 'Five bit tricks that earn their place',
  author: 'ishaan',
  category: 'Patterns',
  tags: ['bit manipulation', 'C++'],
  daysAgo: 52,
  views: 203,
  content: markdown`
There are whole books of bit tricks. These five cover nearly every problem in our **Bit Manipulation** topic, and each has a reason short enough to remember.

| trick | what it does | why |
| --- | --- | --- |
| \`x & (x - 1)\` | clears the lowest set bit | subtracting 1 flips that bit and the zeros below it |
| \`x & -x\` | keeps only the lowest set bit | \`-x\` is \`~x + 1\`: all higher bits differ from those of \`x\` |
| \`a ^ a == 0\` | pairs vanish | XOR is addition without carry, so the order does not matter |
| \`1u << k\` | a mask for bit \`k\` | the only way to talk about one bit |
| \`(x >> k) & 1\` | reads bit \`k\` | move it to the front, drop the rest |

## Counting bits

\`\`\`cpp
int count_bits(unsigned x) {
  int count = 0;
  for (; x != 0; x &= x - 1) ++count;
  return count;
}
\`\`\`

One round for each *set* bit, not for each of the 32. In real code use \`std::popcount\` from \`<bit>\` (C++20). The power-of-two test is the first trick once: \`x != 0 && (x & (x - 1)) == 0\`. The \`x != 0\` is the half that everyone forgets.

## The two lonely numbers

In *Single Number III* every value appears twice except for two values, $a$ and $b$. XOR over everything gives $a \oplus b$, which is not zero. Any set bit in it is a place where $a$ and $b$ differ: take the lowest, split all values by that bit, and XOR each half. Pairs stay together, $a$ and $b$ are separated.

\`\`\`cpp
std::pair<int, int> lonely(const std::vector<int>& nums) {
  unsigned all = 0;
  for (int x : nums) all ^= static_cast<unsigned>(x);
  const unsigned bit = all & -all;
  unsigned a = 0;
  for (int x : nums)
    if (static_cast<unsigned>(x) & bit) a ^= static_cast<unsigned>(x);
  return {static_cast<int>(a), static_cast<int>(all ^ a)};
}
\`\`\`

Why all the \`unsigned\`? Because negating the smallest \`int\` overflows, and signed overflow is undefined behaviour in C++. With unsigned numbers the arithmetic is modulo $2^{32}$, and the trick is always defined.

## Walking through all subsets

A set of up to 20 things fits in an \`int\`, and counting from $0$ to $2^n - 1$ visits every subset. Less known: to visit the subsets *of a given mask* only, walk down with \`sub = (sub - 1) & mask\`. Over all masks together this takes $3^n$ steps, since each element is outside the mask, inside it but not in the subset, or in both.
`,
}
