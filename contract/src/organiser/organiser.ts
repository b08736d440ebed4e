import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'

/** The curves of the club. */
export const SERIES = ['members', 'active', 'solved'] as const
export type Series = (typeof SERIES)[number]

/** A week that begins on this Monday, in the club's time zone. */
export const clubWeek = z.object({
  week: z.string(),
  members: z.number(),
  active: z.number(),
  solved: z.number(),
})
export type ClubWeek = z.infer<typeof clubWeek>

/** What a new club does first. Each is ticked by what the site holds. */
export const FIRST_STEPS = ['club', 'mail', 'invitation', 'event', 'secondAdmin'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export const clubHome = z.object({
  /** The steps that are done; null once all are, or the list was put away. */
  firstSteps: z.array(z.enum(FIRST_STEPS)).nullable(),
  /** Those of the next seven days, else the next one; all are counted, up to `limits.waiting` and one more. */
  events: z.object({
    count: z.number(),
    next: z.array(
      z.object({
        _id: id,
        title: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        timeZone: z.string(),
        going: z.number(),
        capacity: z.number().nullable(),
      }),
    ),
  }),
  /** Threads that nobody has answered, the newest; counted likewise. */
  unanswered: z.object({
    count: z.number(),
    newest: z.array(z.object({ _id: id, title: z.string(), category: z.string(), createdAt: z.string() })),
  }),
  /** Of the last half year without gaps, oldest first; the last one is not over. */
  weeks: z.array(clubWeek),
})
export type ClubHome = z.infer<typeof clubHome>

export const getClubHome = endpoint({
  method: 'GET',
  path: '/admin/home',
  scope: 'admin:read',
  summary: 'How the club is doing: first steps, events ahead, threads without an answer, and the last weeks',
  callers: 'admin',
  answer: z.object({ data: clubHome }),
})
export const clubWeekFile = endpoint({
  method: 'GET',
  path: '/club-weeks/:series.csv',
  file: 'text/csv',
  summary: 'A curve of the club, by week',
  callers: 'admin',
  params: z.object({ series: z.enum(SERIES) }),
  notFound: sentence('organiser.noSuchFile', 'There is no such file.'),
})
export const putFirstStepsAway = endpoint({
  method: 'POST',
  path: '/admin/home/first-steps/put-away',
  scope: 'admin:write',
  summary: 'Show the list of first steps to no admin any more',
  callers: 'admin',
})
