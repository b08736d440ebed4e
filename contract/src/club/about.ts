import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { speaker } from '../event/extras.ts'

// What everybody sees of the club's own pages. Apart from the rules of what admins enter, which browsers of visitors do not need.

/** A person of the team, as everybody sees them. A member who is gone is left out. */
const shownPerson = speaker.pick({ name: true, page: true }).extend({
  office: z.string(),
  photo: z.string(),
})
export const aboutClub = z.object({
  /** By year, the newest first. */
  team: z.array(z.object({ year: z.number(), people: z.array(shownPerson) })),
  sponsors: z.array(z.object({ name: z.string(), link: z.string(), logo: z.string() })),
  questions: z.array(z.object({ question: z.string(), html: z.string() })),
  resources: z.string(),
  pictures: z.number(),
})
export type AboutClub = z.infer<typeof aboutClub>

export const getAbout = endpoint({
  method: 'GET',
  path: '/club/about',
  summary: 'What the club shows of itself: team, sponsors, answers and resources',
  callers: 'anyone',
  answer: z.object({ data: aboutClub }),
})

export const shownAlbum = z.object({
  title: z.string(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
})

export const getGallery = endpoint({
  method: 'GET',
  path: '/club/gallery',
  summary: 'The pictures of the club’s events, by album',
  callers: 'anyone',
  answer: z.object({ data: z.array(shownAlbum) }),
})
