import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const letTheComputerFindYourBug: DemoBlog = {
  title: 'Let the computer find your bug',
  author: 'meera',
  category: 'Tools',
  tags: ['testing', 'debugging', 'Python'],
  daysAgo: 67,
  views: 176,
  content: markdown`
*Wrong answer on test 47*, and test 47 is not shown. You could stare at the code. Or you could let the machine look for a small input that breaks it, while you make tea. It is called stress testing, and it takes five minutes to set up.

You need three programs:

1. \`fast\`: your solution, the one that fails;
2. \`slow\`: a solution so simple that it must be right, however slow;
3. a generator of **small** random inputs.

The loop compares the two until they disagree:

\`\`\`python
import random
import subprocess

def run(program: str, text: str) -> list[str]:
    done = subprocess.run([program], input=text, capture_output=True, text=True, timeout=5, check=True)
    return done.stdout.split()

for seed in range(100_000):
    random.seed(seed)
    n = random.randint(1, 6)
    text = f"{n}\n" + " ".join(str(random.randint(-4, 4)) for _ in range(n)) + "\n"
    fast, slow = run("./fast", text), run("./slow", text)
    if fast != slow:
        print(f"seed {seed}\n{text}fast: {fast}\nslow: {slow}")
        break
\`\`\`

## Why small?

Because a bug that shows up with a million numbers nearly always shows up with four, and with four you can trace it by hand. Keep the **values** small as well: equal elements, zeros and negatives then turn up by themselves, and those are where the bugs live. Ten thousand tiny inputs beat one huge one.

## Writing the slow one

Do not be clever. All subsets, all pairs, all permutations, three nested loops: anything that follows the statement word by word. If \`slow\` shares an idea with \`fast\`, it shares the mistake too.

## Three refinements

- Print the seed, so that the failing case can be made again.
- \`check=True\` and \`timeout=5\` matter: a crash or an endless loop of \`fast\` should stop the loop loudly, not be compared as empty output.
- In C++, compile \`fast\` with \`-fsanitize=address,undefined -g\` for this. It turns a silent read past the end into a message with a line number.

I have yet to see a *Wrong answer* that survived this for more than a minute. If it finds nothing, that is news as well: re-read the statement, because then your \`slow\` has misread it in the same way. And check the limits: a sum of $2 \cdot 10^5$ values up to $10^9$ reaches $2 \cdot 10^{14}$, far beyond 32 bits, and no small test will ever show it.
`,
}
