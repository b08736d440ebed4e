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

/** The smallest group that is shown. A smaller group would reveal its members. */
export const FEWEST_COMPARED = 5

/** The possible shapes of a solution. The first one that is found in it counts. */
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

/** Features found in the text of a solution, without running it. */
export const solutionShape = z.object({
  kind: shapeKind,
  /** Lines that contain more than comments. */
  lines: z.number(),
  /** The deepest nesting of loops, comprehensions and the like, at most nine. */
  loops: z.number(),
  recursion: z.boolean(),
  sort: z.boolean(),
  /** Maps and sets, hashed or ordered. */
  map: z.boolean(),
  heap: z.boolean(),
  /** Binary search by a library function. */
  search: z.boolean(),
  /** Recursion that stores its results. */
  memo: z.boolean(),
})
export type SolutionShape = z.infer<typeof solutionShape>

const of = { language: solutionLanguage, shape: solutionShape } as const

export const comparison = z.discriminatedUnion('state', [
  /** The language is measured by time, which differs from run to run. */
  z.object({ state: z.literal('clock'), ...of }),
  z.object({ state: z.literal('few'), ...of }),
  z.object({
    state: z.literal('compared'),
    ...of,
    fuel: z.number(),
    /** The caller's lowest fuel in this language, the only one that counts. */
    best: z.number(),
    /** The other members: those whose lowest fuel is more than that of this solution, about the same, or less. */
    others: z.object({ more: z.number(), same: z.number(), less: z.number() }),
    /** Members by their lowest fuel, from `from` up to `to`. One of the bars contains the caller. */
    bars: z.array(z.object({ from: z.number(), to: z.number(), members: z.number(), own: z.boolean() })),
    /**
     * Members by the shape of their best solution. `others` contains the shapes of fewer than five members. The median is about 4
     * % wide.
     */
    shapes: z.array(
      z.object({
        kind: z.union([shapeKind, z.literal('others')]),
        members: z.number(),
        /** Null if `others` has fewer than five members. */
        median: z.number().nullable(),
        own: z.boolean(),
      }),
    ),
    /** False while older solutions still have to be analysed. */
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
