import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageLink } from '../member/member-page.ts'
import { sentence } from '../sentence.ts'
import { id, truth } from '../text.ts'

/** verdicts: problems solved for the first time with the judge. ticks: questions ticked, by one's own word. */
export const LEADERBOARD_SOURCES = ['verdicts', 'ticks'] as const
/** solved: by how many; improved: by how many more than in the month before. */
export const LEADERBOARD_ORDERS = ['solved', 'improved'] as const

export const leaderboardMessages = {
  monthRule: sentence('leaderboard.monthRule', 'A month like 2026-11, or all.'),
  sourceRule: sentence('leaderboard.sourceRule', 'Choose verdicts or ticks.'),
  orderRule: sentence('leaderboard.orderRule', 'Choose solved or improved.'),
} as const

/** The month of a time by the clock of a zone, like 2026-11: boards count in the club's (docs/decisions/0105). */
export const monthIn = (timeZone: string, at = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at).slice(0, 7)

const count = z.number().int()

const entry = z.object({
  _id: id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  page: pageLink.nullable(),
  count,
  /** Equal counts share a place. Null in the lower half, and from the hundredth on: nobody is last. */
  place: count.nullable(),
  isYou: z.boolean(),
})
export type LeaderboardEntry = z.infer<typeof entry>

export const leaderboard = z.object({
  /** Like 2026-11, in the club's time zone; `all` for all months. */
  month: z.string(),
  /** The first ones. */
  top: z.array(entry),
  /** The member with the two before and the two after them; empty where they stand among the first, or on no list. */
  around: z.array(entry),
  own: z.object({
    count,
    /** Of the month before; null for all months. */
    before: count.nullable(),
    /** Whether the member stands on leaderboards, if something is counted. */
    shown: z.boolean(),
    /** Their page is shown to nobody, so they stand on no list. */
    isHidden: z.boolean(),
    isAlumni: z.boolean(),
    /** Joined within the last two weeks: welcomed, not ranked. */
    isNew: z.boolean(),
  }),
  batches: z.array(z.object({ _id: id, name: z.string() })),
})
export type Leaderboard = z.infer<typeof leaderboard>

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/leaderboard',
  scope: 'read',
  summary:
    'Who solved most in a month, by verdicts or by ticks, or improved most: the first ones, and those around you',
  callers: 'member',
  query: z.strictObject({
    source: z.enum(LEADERBOARD_SOURCES, leaderboardMessages.sourceRule).optional(),
    order: z.enum(LEADERBOARD_ORDERS, leaderboardMessages.orderRule).optional(),
    month: z
      .string()
      .regex(/^(all|20\d{2}-(0[1-9]|1[0-2]))$/, leaderboardMessages.monthRule)
      .optional(),
    batch: z.uuid('This is the id of a batch.').toLowerCase().optional(),
  }),
  answer: z.object({ data: leaderboard }),
})
export const monthFile = endpoint({
  method: 'GET',
  path: '/leaderboard.csv',
  file: 'text/csv',
  summary: 'What you solved in each month',
  callers: 'member',
})
export const showOnLeaderboards = endpoint({
  method: 'PUT',
  path: '/leaderboard/mine',
  summary: 'Stand on leaderboards, or on none',
  callers: 'member',
  body: z.strictObject({ shown: truth }),
  answer: z.object({ data: z.object({ shown: z.boolean() }) }),
})
