import { largeEvents } from '../demo/large/events.ts'
import { largePeople } from '../demo/large/people.ts'
import { largeThreads } from '../demo/large/threads.ts'
import { largeBlogs, largeExperiences } from '../demo/large/writings.ts'
import { smallClub } from './demo-club.ts'
import type { DemoContent } from './demo-records.ts'

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
