import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageLink } from '../member/member-page.ts'
import { sentence } from '../sentence.ts'
import { id, truth } from '../text.ts'

/** `verdicts`: problems solved for the first time with the judge. `ticks`: questions that members ticked themselves. */
export const LEADERBOARD_SOURCES = ['verdicts', 'ticks'] as const
/** `solved`: by the number of solves. `improved`: by the increase over the previous month. */
export const LEADERBOARD_ORDERS = ['solved', 'improved'] as const

export const leaderboardMessages = {
  monthRule: sentence('leaderboard.monthRule', 'A month like 2026-11, or all.'),
  sourceRule: sentence('leaderboard.sourceRule', 'Choose verdicts or ticks.'),
  orderRule: sentence('leaderboard.orderRule', 'Choose solved or improved.'),
} as const

/** Returns the month of a time in a zone, like 2026-11. Leaderboards use the club's zone (docs/decisions/0105). */
export const monthIn = (timeZone: string, at = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at).slice(0, 7)

const count = z.number().int()

const entry = z.object({
  _id: id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  page: pageLink.nullable(),
  count,
  /** Equal counts share a place. Null in the lower half and from the hundredth place on, so that nobody is shown as last. */
  place: count.nullable(),
  isYou: z.boolean(),
})
export type LeaderboardEntry = z.infer<typeof entry>

export const leaderboard = z.object({
  /** A month like 2026-11 in the club's time zone, or `all` for all months. */
  month: z.string(),
  /** The first places. */
  top: z.array(entry),
  /** The member with two neighbours on each side. Empty if the member is in `top` or on no list. */
  around: z.array(entry),
  own: z.object({
    count,
    /** The count of the previous month, or null for all months. */
    before: count.nullable(),
    /** Whether the member appears on leaderboards, once something counts. */
    shown: z.boolean(),
    /** Whether they hide their page from everybody, and so appear on no list. */
    isHidden: z.boolean(),
    isAlumni: z.boolean(),
    /** Whether they joined within the last two weeks. New members are welcomed and not ranked. */
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
    batch: z.uuid(sentence('leaderboard.idBatch', 'This is the id of a batch.')).toLowerCase().optional(),
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
