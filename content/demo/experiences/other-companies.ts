import type { DemoExperience } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const otherCompanies: DemoExperience[] = [
  {
    company: 'Zoho',
    role: 'Member Technical Staff',
    candidate: 'Karthik S.',
    verdict: 'Selected',
    daysAgo: 88,
    content: markdown`
Off-campus drive in Chennai, five rounds, all on one long day and the next morning.

1. **Written test:** C output questions and some aptitude. Know pointers, operator precedence, and what \`static\` does.
2. **Basic programming, 3 hours, 5 programs:** patterns, matrices in a spiral, a number in words, removing duplicates without library functions. Any language, but *no built-in sorting or string functions*.
3. **Advanced programming, 3 hours, one application:** a taxi booking system in the console. Four taxis, points A to F, each 15 km apart, choose the nearest free one and, among those, the one that has earned least. Marks for each working part.
4. **Technical talk:** went through my taxi program line by line. "Add shared rides." I had kept the booking separate from the printing, and that saved me.
5. **HR:** family, relocation, whether I would be bored.

The third round decides. Practise writing a 300-line program that *runs* after every half hour, instead of a perfect one that does not run yet. Clean names and small functions were praised in the fourth round.
`,
  },
  {
    company: 'Atlassian',
    role: 'Graduate Software Engineer',
    candidate: 'Meera Nambiar',
    verdict: 'Selected',
    daysAgo: 47,
    content: markdown`
Atlassian sends you a guide to every round. Read it: they really do what it says.

**Karat interview (60 minutes):** five quick knowledge questions (what an index costs, what happens on a cache miss, …), then one problem in growing parts: log lines of users and pages, *which page was visited by most different users*, then the longest common run of pages of two users. The last part is *longest common substring*; I used the table with $O(nm)$.

**Code design:** a snake game, with running code in my own editor. They look at the structure: I had the board, the snake as a deque plus a set of cells, and a clock that is passed in, so that it could be tested. They liked that I wrote two tests without being asked.

**Values:** five values, one story each. Read the list first: they mean it.

**Management round:** how I learn, how I ask for help.

All together three weeks. The best preparation was building small games in the club's Saturday session, not another hundred problems.
`,
  },
  {
    company: 'Flipkart',
    role: 'SDE 1',
    candidate: 'Nikhil Joshi',
    verdict: 'Rejected',
    daysAgo: 260,
    content: markdown`
Flipkart is known for the **machine coding round**, and that is where it ended for me.

*Online test:* three questions in 90 minutes. Two mediums (a knapsack in disguise and a topological order) and one on segment trees that I left out.

*Machine coding, 90 minutes plus 30 of discussion:* "Build an expense sharing app like Splitwise". Users, equal/exact/percent splits, show balances, simplify debts if time allows.

I began with the simplification because it is the interesting part, a nice greedy over debtors and creditors. After 70 minutes my simplification worked and the percent split did not. That was the wrong order. The reviewer said, nearly word for word: *it must run first, be clean second, be clever third.*

What they check, as far as I could tell:

- does it run, with a demo in \`main\`;
- are new kinds of splits possible without changing old classes;
- are bad inputs refused (percentages that do not add up to 100);
- names and structure.

I have since practised five of these with a kitchen clock. The first fifteen minutes go to the list of what must work, in order.
`,
  },
  {
    company: 'Razorpay',
    role: 'Backend Engineering Intern',
    candidate: 'Fatima Siddiqui',
    verdict: 'Selected',
    daysAgo: 62,
    content: markdown`
Found through an alumna of the club. Three rounds, all remote.

**Round 1, problem solving:** given payments with a time and an amount, find every account with a total of more than X inside any 10 minutes. A sliding window for each account over sorted times. The follow-up was events that arrive late by up to one minute; I proposed a small heap that holds events back for a minute before they count.

**Round 2, backend basics:** this was the best interview I have had. *What happens if the client sends the same payment twice because the network failed after we had answered?* We came to idempotency keys, where to store them, and why the check and the write must be in one transaction. Then isolation levels, with two sessions drawn side by side on a whiteboard. I did not know *write skew* by name but found the example.

**Round 3, team:** my project, a bot for the mess menu with 400 users. They asked what broke. Everything had broken at some time, so that was easy.

My advice for backend roles: know one database properly. Open two terminals, start two transactions and watch them wait for each other. One evening of that was worth more than any list of questions.
`,
  },
  {
    company: 'Adobe',
    role: 'Product Intern',
    candidate: 'Lucía Fernández',
    verdict: 'Pending',
    daysAgo: 2,
    content: markdown`
Two rounds done, one to come.

The test had 15 multiple-choice questions on operating systems and C++, and two programs. The first asked for the largest rectangle of ones in a grid. It is *largest rectangle in histogram*, once for each row, $O(rc)$ in all. I had done it two days earlier in the module on stacks, pure luck. The second was a string compression with a twist.

The interview was with a senior engineer. He let me choose the language, and I chose JavaScript, with some worry. It was fine. He asked:

- what \`undo\` and \`redo\` look like inside. Two stacks, and the redo stack is emptied by a new edit;
- then, what if a document is huge and each step stores a copy? Store the *change* and its inverse, not the state;
- a quick one at the end: how do you tell whether a point lies inside a polygon? I knew the ray idea, and forgot that a ray through a corner counts twice. We fixed it together with a half-open rule for the edges.

The last round is next week. I am revising my own project, since everyone says that is what they ask.
`,
  },
  {
    company: 'Swiggy',
    role: 'SDE Intern',
    candidate: 'Devansh Agarwal',
    verdict: 'Rejected',
    daysAgo: 30,
    content: markdown`
I am in my first year and applied because a senior dared me. I expected nothing, and it was worth it.

The test was 60 minutes, two questions and ten on basics (complexity, SQL joins, HTTP codes). The first question was *minimum platforms needed for trains*. I sorted arrivals and departures apart and walked with two pointers. The second asked for the least cost to connect all restaurants of a city: a minimum spanning tree. I had heard the term but could not write it.

To my surprise there was an interview. The interviewer knew that I was a first-year student and asked basic things well: why is looking up in a hash map constant, *really*? What happens when many keys land in one bucket? Write a stack with a \`getMin()\` that is constant too. I could do the last one, and the first half of the first.

The mail said no, with a note to try again next year.

I learned more in that hour than in the month before. If you are a first-year: apply. A rejection costs nothing, and now I know exactly what to study: graphs.
`,
  },
]
