import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { solutionLanguage } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { solutionSubmissionMessages } from '../submission/solution-submission.ts'
import { id } from '../text.ts'

export const comparisonMessages = {
  notAccepted: sentence(
    'comparison.notAccepted',
    'Solve this problem first. Then you can compare your solution with those of others.',
  ),
} as const

/** Of fewer nothing is told: a group of them would say who it is. */
export const FEWEST_COMPARED = 5

/** What a solution is counted as: the first of these that is found in it. */
export const SHAPE_KINDS = [
  'memo',
  'search',
  'heap',
  'sort',
  'map',
  'recursion',
  'loops3',
  'loops2',
  'loops1',
  'loops0',
] as const
const shapeKind = z.enum(SHAPE_KINDS)
export type ShapeKind = z.infer<typeof shapeKind>

/** What is found in the text of a solution, without running it. */
export const solutionShape = z.object({
  kind: shapeKind,
  /** Lines with something else than comments. */
  lines: z.number(),
  /** The deepest nesting of loops, comprehensions and the like; more than nine are nine. */
  loops: z.number(),
  recursion: z.boolean(),
  sort: z.boolean(),
  /** Maps and sets, hashed or ordered. */
  map: z.boolean(),
  heap: z.boolean(),
  /** Binary search by the library. */
  search: z.boolean(),
  /** Recursion that keeps what it has found. */
  memo: z.boolean(),
})
export type SolutionShape = z.infer<typeof solutionShape>

const of = { language: solutionLanguage, shape: solutionShape } as const

export const comparison = z.discriminatedUnion('state', [
  /** Its language is measured by time, which differs from run to run. */
  z.object({ state: z.literal('clock'), ...of }),
  z.object({ state: z.literal('few'), ...of }),
  z.object({
    state: z.literal('compared'),
    ...of,
    fuel: z.number(),
    /** Your least in this language: it alone counts. */
    best: z.number(),
    /** The others: those whose least is more than the fuel of this solution, about as much, and less. */
    others: z.object({ more: z.number(), same: z.number(), less: z.number() }),
    /** Members by their least fuel, from `from` up to `to`; in one of them is yours. */
    bars: z.array(z.object({ from: z.number(), to: z.number(), members: z.number(), own: z.boolean() })),
    /** Members by the shape of their best; `others`: shapes of fewer than five. The median is about 4 % wide. */
    shapes: z.array(
      z.object({
        kind: z.union([shapeKind, z.literal('others')]),
        members: z.number(),
        /** Null where even together they are fewer than five. */
        median: z.number().nullable(),
        own: z.boolean(),
      }),
    ),
    /** False while older solutions are still to be read. */
    isComplete: z.boolean(),
  }),
])
export type Comparison = z.infer<typeof comparison>

export const compareSubmission = endpoint({
  method: 'GET',
  path: '/submissions/:id/comparison',
  scope: 'read',
  summary:
    'Where your accepted submission stands among those of other members, by fuel and by shape; 403 if it is not accepted',
  callers: 'member',
  params: z.object({ id }),
  notFound: solutionSubmissionMessages.missing,
  answer: z.object({ data: comparison }),
})
