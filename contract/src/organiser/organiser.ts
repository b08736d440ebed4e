import { z } from 'zod'
import { listedAnnouncement, mailCounts } from '../announcement/announcement.ts'
import { endpoint } from '../endpoint.ts'
import { finding } from '../operations/operations.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'

/** The charts of the club. */
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

/** The first steps of a new club. Each is ticked from the site's data. */
export const FIRST_STEPS = ['club', 'mail', 'invitation', 'event', 'secondAdmin'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** A club is new for as many days, and with at most as many members. */
export const NEW_CLUB = { days: 30, members: 50 } as const

/** The steps of a year: newcomers are imported from July to September, the club is handed over and a year archived from April to June. */
export const SEASON_STEPS = ['import', 'handover', 'archive'] as const
export type SeasonStep = (typeof SEASON_STEPS)[number]

/** The latest announcement that members were notified of, and how far it is. */
export const lastAnnouncement = listedAnnouncement
  .pick({ _id: true, title: true, publishedAt: true, told: true, mail: true })
  .extend({
    /** Whether everybody has been notified. */
    isTold: z.boolean(),
    /** Null without mails. */
    mails: mailCounts.nullable(),
  })
export type LastAnnouncement = z.infer<typeof lastAnnouncement>

/** What a caller's tasks do not cover is null. What is said of no task is for admins. */
export const clubHome = z.object({
  /** The finished steps. Null once all are done, the list was dismissed, or the club is not new. */
  firstSteps: z.array(z.enum(FIRST_STEPS)).nullable(),
  /**
   * The events of the next seven days, or else the next one, for the task of events. The count covers all of them, up to one more
   * than `limits.waiting`.
   */
  events: z
    .object({
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
    })
    .nullable(),
  /** The newest threads without a reply, counted in the same way, for the task of moderation. */
  unanswered: z
    .object({
      count: z.number(),
      newest: z.array(z.object({ _id: id, title: z.string(), category: z.string(), createdAt: z.string() })),
    })
    .nullable(),
  /** The announcement of the last two weeks, or one whose mails still wait. */
  announcement: lastAnnouncement.nullable(),
  /** Members who do not come, as the filter `seen` of the list has them, up to one more than `MOST_COUNTED`. */
  unseen: z.object({ never: z.number(), month: z.number() }).nullable(),
  /** What is wrong with mails and with backups. `backups` is null if something else makes them. */
  lights: z.object({ mails: z.array(finding), backups: z.array(finding).nullable() }).nullable(),
  /** The steps of this season that are not done. */
  season: z.array(z.enum(SEASON_STEPS)).nullable(),
  /** The weeks of the last half year without gaps, oldest first. The last one is not over yet. */
  weeks: z.array(clubWeek).nullable(),
})
export type ClubHome = z.infer<typeof clubHome>

export const getClubHome = endpoint({
  method: 'GET',
  path: '/admin/home',
  scope: 'admin:read',
  summary:
    'What your tasks cover of the club: first steps, events ahead, threads without an answer, and the last weeks',
  callers: 'organiser',
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
