import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id, onwards, text } from '../text.ts'
import { periodMessages } from './period.ts'

const count = z.number().int()
const day = z.iso
  .date(periodMessages.dayRule)
  .refine((given) => given >= '2000-01-01' && given < '2200-01-01', periodMessages.dayRule)
/** Without days: the present term. */
const periodQuery = { from: day.optional(), to: day.optional() }
const period = z.object({ from: z.string(), to: z.string() })

/** The sums of a period. */
const totals = z.object({
  /** At its end. */
  members: count,
  joined: count,
  active: count,
  solved: count,
  events: count,
  signedUp: count,
  came: count,
  certificates: count,
})
export type ReportTotals = z.infer<typeof totals>

export const reportEvent = z.object({
  _id: id,
  title: z.string(),
  /** The day of the event, where it took place. */
  day: z.string(),
  /** Null without a limit. */
  seats: count.nullable(),
  signedUp: count,
  /** Null if nobody was checked in, so that nothing is known. */
  came: count.nullable(),
  /** The guests among them. */
  guests: count,
  /** The mean from 1 to 5. Null until enough people answered. */
  rating: z.number().nullable(),
  certificates: count,
})
export type ReportEvent = z.infer<typeof reportEvent>

export const report = z.object({
  period,
  before: period,
  /** The day of the first member. Null for an empty club. */
  clubSince: z.string().nullable(),
  /** Whether the period is over. The last week shown is the present one. */
  isOver: z.boolean(),
  totals,
  /** Null if the club began after that period. */
  totalsBefore: totals.nullable(),
  batches: z.array(
    z.object({ batch: id.nullable(), name: z.string().nullable(), members: count, joined: count }),
  ),
  branches: z.array(z.object({ branch: z.string().nullable(), members: count, joined: count })),
  /** The branches that are left out because there are too many, as one number of members. */
  otherBranches: count,
  /** From Monday to Sunday; the first and the last one end with the period. */
  weeks: z.array(z.object({ from: z.string(), to: z.string(), active: count, solved: count })),
  difficulties: z.array(z.object({ difficulty: z.string(), solved: count })),
  /** The first events of the period. */
  events: z.array(reportEvent),
})
export type Report = z.infer<typeof report>

/** The events that one report lists. `totals` counts all. */
export const MOST_EVENTS = 200
/** The branches that one report lists. */
export const MOST_BRANCHES = 60

/** The figures behind which people stand. */
export const FIGURES = ['members', 'joined', 'active', 'solved', 'signedUp', 'came', 'certificates'] as const
export type ReportFigure = (typeof FIGURES)[number]

export const reportPerson = z.object({
  _id: id,
  name: z.string(),
  batch: z.string().nullable(),
  rollNumber: z.string().nullable(),
})
export type ReportPerson = z.infer<typeof reportPerson>

export const getReport = endpoint({
  method: 'GET',
  path: '/admin/report',
  scope: 'admin:read',
  summary:
    'The report of a period: members, weeks, solved problems, events and certificates, beside the period before',
  callers: 'report',
  query: z.strictObject(periodQuery),
  answer: z.object({ data: report }),
})
export const listReportPeople = endpoint({
  method: 'GET',
  path: '/admin/report/people',
  scope: 'admin:read',
  summary: 'The people behind a figure of the report, by name',
  callers: 'report',
  query: z.strictObject({
    ...periodQuery,
    figure: z.enum(FIGURES, sentence('report.figureRule', 'Choose a figure of the report.')),
    /** `none` for members without one. */
    batch: z.union([id, z.literal('none')]).optional(),
    branch: text(100).optional(),
    /** Members without a branch. A word in `branch` could be the name of one. */
    noBranch: z.literal('1').optional(),
    event: id.optional(),
    ...onwards,
  }),
  answer: z.object({
    data: z.array(reportPerson),
    nextCursor: z.string().nullable(),
    /** How many people stand behind the figure, on all pages. */
    people: count,
    /** The batch, the branch or the event to which the list is narrowed. Null for all, and for members without one. */
    part: z.string().nullable(),
  }),
})
export const reportFile = endpoint({
  method: 'GET',
  path: '/report.csv',
  file: 'text/csv',
  summary: 'The report of a period, one table after the other',
  callers: 'report',
  query: z.strictObject(periodQuery),
})
