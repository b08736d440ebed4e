import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const yourFirstContest: DemoBlog = {
  title: 'Your first contest: a plan for ninety minutes',
  author: 'meera',
  category: 'Contests',
  tags: ['contests', 'beginners'],
  daysAgo: 18,
  views: 297,
  content: markdown`
You do not need to be ready for your first contest. Nobody was. You do need a plan, because the clock makes clever people do silly things. This is the one we give to first-years before their first weekly round.

## Before

- Have a file open with your input reading and an empty \`main\`. Not a library of forty algorithms: twenty lines that you understand.
- Test that you can submit. Use the practice problem. Half of all first-contest disasters are a wrong language setting.
- Drink some water, and decide that your goal is *one* accepted solution.

## The first ten minutes

Read **every** problem, slowly, once. Write one line for each: what goes in, what comes out, how large is $n$. The order on the page is usually from easy to hard, but what is easy *for you* may be in third place. Then start with the one that you could explain to a friend.

## For each problem

1. Do the samples by hand. If you cannot, you have not understood the statement, and no code will change that.
2. Say the idea in one sentence, with its cost. "Sort, then one pass, $n \log n$, $n$ is 100 000: fine."
3. Write it.
4. Run the samples, then your own three: the smallest input, all values equal, and the largest values (does a sum fit into 32 bits?).
5. Submit.

## When it says Wrong Answer

Do not change a \`<\` into a \`<=\` and submit again. Every blind attempt costs penalty minutes and, worse, trust in your own code. Stop, **re-read the statement**, then look for an input on which you fail. Nothing after five minutes? Go to another problem. The bug is often visible when you come back.

## The last fifteen minutes

No new problems, unless one is nearly done. Look at the standings once: a problem that everyone has solved is easier than you think.

## After

This is where you get better. In the next two days, solve **the first problem that you did not get**. Only that one, with the editorial if needed, but typed by yourself from an empty file. One problem each week is fifty in a year. That is how everyone at the top of our board got there.

See you in the lab.
`,
}
