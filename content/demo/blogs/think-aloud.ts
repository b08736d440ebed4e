import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const thinkAloud: DemoBlog = {
  title: 'Thinking aloud: what mock interviews taught us',
  author: 'priya',
  category: 'Interviews',
  tags: ['interviews', 'communication'],
  daysAgo: 9,
  views: 334,
  content: markdown`
Last semester the club ran 38 mock interviews. We wrote down, for each, what the interviewer would have said in a debrief. The surprise: of the 21 that would have failed, only six failed on the algorithm. The others failed on something that can be learned in a fortnight.

## The silence

The most frequent note was *"I did not know what they were thinking"*. Two minutes of silence feel like ten seconds to you and like an hour to the other side, who cannot help you because they cannot see where you are.

You do not have to narrate every keystroke. Speak at the **turning points**:

- "The brute force would try every pair, $O(n^2)$. With $n$ up to $10^5$ that is too slow."
- "What is repeated there is the search for the partner. A map would answer it at once."
- "I'll write that now. Stop me if you would rather see something else."

Three sentences, and the interviewer has their notes.

## The first five minutes

Good candidates ask before they code. A short list that fits nearly everything:

1. How large can the input be? Can it be empty?
2. Are there duplicates? Negative values? Is it sorted?
3. If there are several answers, which one do you want?
4. May I change the input?

Then do **one example by hand**, not the one they gave you. In nine of our mocks the wrong idea died right there, for free.

## Testing without a computer

When the code is written, do not say "I think it works". Put a finger on the first line and walk through with a small input, saying the value of each variable. Walk through what is *there*, not what you meant. Then name the edge cases and say which line handles each.

## When you are stuck

Say so, and say where: "I can do it if the array is sorted; I am looking for a way to avoid sorting." A precise *stuck* earns a hint. And take the hint! Arguing against it was a note in four of our debriefs.

---

We run mocks every second week. You will play the interviewer as often as the candidate, and that side teaches you more. Sign up on the events page.
`,
}
