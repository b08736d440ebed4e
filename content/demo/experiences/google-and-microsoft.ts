import type { DemoExperience } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const googleAndMicrosoft: DemoExperience[] = [
  {
    company: 'Google',
    role: 'Software Engineer (University Graduate)',
    candidate: 'Ananya Raghavan',
    verdict: 'Selected',
    daysAgo: 34,
    content: markdown`
Applied with a referral; six weeks from the first mail to the offer.

### Online assessment (90 minutes)
Two questions: a window with a frequency count, and a tree question that came down to subtree sums. Both passed all visible tests. I spent ten minutes on my own edge cases and found one bug with a single node.

### Interview 1: graphs
A grid with keys and doors, shortest way out. I said "breadth-first search" at once, then noticed that the cell alone is not the state: it must be *(cell, keys held)*. With at most 6 keys that is $2^6$ times the grid. The interviewer asked what would change for 20 keys.

### Interview 2: intervals
Merge the free times of several people. Sorting first, then a heap version as follow-up. We talked a lot about whether touching intervals count as overlapping. **Ask this kind of thing early**.

### Interview 3: Googleyness
A conflict in a team, and a time when I changed my mind. I told of the time we cancelled our own hackathon sponsor.

### What helped
- Mock interviews in the club, above all the ones in which I was the interviewer.
- Writing code in a plain document without completion for two weeks.
- Saying the cost of every idea before coding it.
`,
  },
  {
    company: 'Google',
    role: 'Software Engineering Intern',
    candidate: 'Sai Teja Chowdary',
    verdict: 'Rejected',
    daysAgo: 71,
    content: markdown`
Two interviews of 45 minutes on one day.

**First:** count the pairs of strings that are one letter apart. I started with all pairs, $O(n^2 \cdot L)$, and improved it with a map of patterns (\`c*t\`, \`ca*\`, …). It went well and I finished with time left.

**Second:** design a structure that supports \`add(x)\`, \`remove(x)\` and \`median()\`. I knew the two-heap idea for a stream, but *remove* threw me. I tried to search inside a heap, noticed that it is linear, and lost about fifteen minutes. The interviewer hinted twice at "what if you remove it later?", and I did not hear it. Lazy deletion with a counter of removed values was what they wanted. I had ten lines when time was up.

The recruiter was kind and precise in the call: good communication, second problem not solved, welcome to apply again in a year.

My lessons:

1. When a hint comes twice, stop typing and repeat it in your own words.
2. Know what each structure *cannot* do, not only what it can.
3. Two interviews in a row are tiring. Eat something in between.
`,
  },
  {
    company: 'Microsoft',
    role: 'Software Development Engineer',
    candidate: 'Priya Kulkarni',
    verdict: 'Selected',
    daysAgo: 120,
    content: markdown`
On-campus, four rounds over two days, about 300 people in the first test and 9 offers.

| round | length | what |
| --- | --- | --- |
| test | 75 min | three coding questions, sections could not be reopened |
| technical 1 | 60 min | linked lists and trees |
| technical 2 | 60 min | low-level design and one DP |
| final | 45 min | projects, and why Microsoft |

**Technical 1.** Reverse a list in groups of $k$, then "now the last, shorter group as well". After that: the lowest common ancestor with parent pointers, in constant memory. It is the *intersection of two linked lists* in disguise.

**Technical 2.** Design a parking lot: classes, not systems. The interviewer kept changing the rules (electric cars, monthly passes), and I think the point was whether my code had to be rewritten each time. Then the number of ways to decode a string.

**Final.** My project was a timetable generator. "What would you do differently today?" took half an hour. Be honest here. I said that I would have talked to the office before writing the first line, and we had a good laugh.

The offer came after nine days.
`,
  },
  {
    company: 'Microsoft',
    role: 'Explore Intern',
    candidate: null,
    verdict: 'Pending',
    daysAgo: 5,
    content: markdown`
Writing this while waiting for the result, and without my name until then.

The screening call was 30 minutes with a recruiter: my courses, one project, when I can start. A week later came two interviews of 45 minutes.

The **first** was a matrix question: rotate by 90 degrees in place, then by any multiple of 90. I did transpose and reverse, and explained why in-place rotation by four swaps is the same thing. We also spoke about what *in place* means in a language with garbage collection.

The **second** was half design, half code: a simple autocomplete. A trie with the three best words kept at each node. The follow-up was what happens when the counts change. I said that updating along one path is enough when a count only grows, and that it gets harder when it may shrink, since a word outside the three could come back. I did not have a complete answer, but we found one together.

Both were friendly and gave me time to think. They promised an answer within two weeks; I will update this.
`,
  },
]
