import { binarySearchIsAPromise } from '../demo/blogs/binary-search-is-a-promise.ts'
import { countingTheCost } from '../demo/blogs/counting-the-cost.ts'
import { dijkstraAndTheNegativeRoad } from '../demo/blogs/dijkstra-and-the-negative-road.ts'
import { dynamicProgrammingInFourQuestions } from '../demo/blogs/dynamic-programming-in-four-questions.ts'
import { fiveBitTricks } from '../demo/blogs/five-bit-tricks.ts'
import { javascriptSortWillSurpriseYou } from '../demo/blogs/javascript-sort-will-surprise-you.ts'
import { letTheComputerFindYourBug } from '../demo/blogs/let-the-computer-find-your-bug.ts'
import { shrinkWhileItIsWrong } from '../demo/blogs/shrink-while-it-is-wrong.ts'
import { thinkAloud } from '../demo/blogs/think-aloud.ts'
import { yourFirstContest } from '../demo/blogs/your-first-contest.ts'
import { events } from '../demo/events.ts'
import { amazonMetaNetflix } from '../demo/experiences/amazon-meta-netflix.ts'
import { googleAndMicrosoft } from '../demo/experiences/google-and-microsoft.ts'
import { otherCompanies } from '../demo/experiences/other-companies.ts'
import { largeEvents } from '../demo/large/events.ts'
import { largePeople } from '../demo/large/people.ts'
import { largeThreads } from '../demo/large/threads.ts'
import { largeBlogs, largeExperiences } from '../demo/large/writings.ts'
import { people } from '../demo/people.ts'
import { announcements } from '../demo/threads/announcements.ts'
import { interviews } from '../demo/threads/interviews.ts'
import { lounge } from '../demo/threads/lounge.ts'
import { newTalk } from '../demo/threads/new-talk.ts'
import { problemHelp } from '../demo/threads/problem-help.ts'
import { projects } from '../demo/threads/projects.ts'
import type { DemoBlog, DemoContent, DemoExperience, DemoPerson, DemoThread } from './demo-records.ts'

export { about } from '../demo/about.ts'
export { announcements as clubAnnouncements } from '../demo/announcements.ts'
export { groups } from '../demo/groups.ts'
export { blogSeries, flags, polls, waitingExperiences, warnings, writings } from '../demo/waiting.ts'
export { demoProgress } from './demo-progress.ts'
export { events, people }

/** The password of all members of the demo club. The demo prints it at its start. A real site lacks it. */
export const demoPassword = 'Arena-2024!'

const latestFirst = <Dated extends { daysAgo: number }>(dated: Dated[]) =>
  dated.toSorted((a, b) => a.daysAgo - b.daysAgo)

export const blogs: DemoBlog[] = latestFirst([
  binarySearchIsAPromise,
  countingTheCost,
  dijkstraAndTheNegativeRoad,
  dynamicProgrammingInFourQuestions,
  fiveBitTricks,
  javascriptSortWillSurpriseYou,
  letTheComputerFindYourBug,
  shrinkWhileItIsWrong,
  thinkAloud,
  yourFirstContest,
])

export const experiences: DemoExperience[] = latestFirst([
  ...googleAndMicrosoft,
  ...amazonMetaNetflix,
  ...otherCompanies,
])

export const threads: DemoThread[] = latestFirst([
  ...announcements,
  ...problemHelp,
  ...interviews,
  ...projects,
  ...lounge,
  ...newTalk,
])

/** The club of `npm run demo`. */
export const smallClub: DemoContent = { people, blogs, experiences, threads, events }

/** Returns the passout year of a person of the demo club, counted from the year in which the demo runs. */
export const passoutYearOf = (person: DemoPerson, now = new Date()): number =>
  now.getUTCFullYear() + person.passoutIn

/** The small club as it would be after three years, with about 800 members and 60 events: `npm run demo -- --large`. */
export function largeClub(): DemoContent {
  const people = largePeople()
  const events = largeEvents(people)
  return {
    people: [...smallClub.people, ...people],
    events: [...smallClub.events, ...events],
    threads: [...smallClub.threads, ...largeThreads(people)],
    experiences: [...smallClub.experiences, ...largeExperiences(people)],
    blogs: [...smallClub.blogs, ...largeBlogs(people, events)],
  }
}
