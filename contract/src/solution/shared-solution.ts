import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { postAuthor } from '../forum/forum.ts'
import { ofProblem, solutionLanguage } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { solutionSubmissionMessages } from '../submission/solution-submission.ts'
import { id } from '../text.ts'

export const sharedSolutionMessages = {
  missing: sentence('sharedSolution.missing', 'Solution Not Found'),
  solveFirst: sentence(
    'sharedSolution.solveFirst',
    'Solve this problem first. Then you can read how others solved it.',
  ),
  notAccepted: sentence('sharedSolution.notAccepted', 'Only an accepted solution can be shared.'),
  removed: sentence(
    'sharedSolution.removed',
    'An admin removed your shared solution in this language, so you cannot share another one.',
  ),
} as const

/** An accepted solution that its author shares with members who have solved the problem. */
export const sharedSolution = z.object({
  _id: id,
  language: solutionLanguage,
  /** The largest use in a single test. */
  fuel: z.number(),
  /** The length of the source. */
  bytes: z.number(),
  sharedAt: z.string(),
  /** Null if the author shares it without a name. */
  author: postAuthor.nullable(),
  own: z.boolean(),
})
export type SharedSolution = z.infer<typeof sharedSolution>

export const listSharedSolutions = endpoint({
  method: 'GET',
  path: '/problems/:slug/solutions',
  scope: 'read',
  summary:
    'Accepted solutions that others share, least fuel first, one language at a time; 403 before you have solved the problem',
  callers: 'member',
  ...ofProblem,
  query: z.strictObject({
    /** If omitted: the language of the caller's last accepted solution, or another one that has solutions. */
    language: solutionLanguage.optional(),
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({
    data: z.array(sharedSolution),
    language: solutionLanguage.nullable(),
    /** The languages that have solutions. */
    languages: z.array(solutionLanguage),
    next: z.string().nullable(),
  }),
})

const one = { params: z.object({ id }), notFound: sharedSolutionMessages.missing } as const

export const getSharedSolution = endpoint({
  method: 'GET',
  path: '/solutions/:id',
  scope: 'read',
  summary: 'The code of a shared solution, also highlighted; 403 before you have solved its problem',
  callers: 'member',
  ...one,
  answer: z.object({ data: sharedSolution.extend({ source: z.string(), html: z.string() }) }),
})
export const removeSharedSolution = endpoint({
  method: 'DELETE',
  path: '/admin/solutions/:id',
  scope: 'admin:write',
  summary:
    'Remove a shared solution: nobody sees it any more, and its author cannot share again in this language',
  callers: 'moderation',
  ...one,
})

const ofSubmission = { params: z.object({ id }), notFound: solutionSubmissionMessages.missing } as const

export const shareState = z.object({
  state: z.enum(['private', 'shared', 'removed']),
  /** Whether it is shared with the author's name, or was when last shared. */
  named: z.boolean(),
})
export type ShareState = z.infer<typeof shareState>

export const getShare = endpoint({
  method: 'GET',
  path: '/submissions/:id/share',
  scope: 'read',
  summary: 'Whether you share one of your submissions',
  callers: 'member',
  ...ofSubmission,
  answer: z.object({ data: shareState }),
})
export const shareSubmission = endpoint({
  method: 'PUT',
  path: '/submissions/:id/share',
  scope: 'judge:submit',
  summary:
    'Share your accepted submission with those who have solved the problem, with or without your name; it replaces the one that you shared in the same language',
  callers: 'member',
  talks: true,
  ...ofSubmission,
  body: z.strictObject({
    named: z.boolean(sentence('sharedSolution.sayWhetherNameShown', 'Say whether your name is shown.')),
  }),
  answer: z.object({ data: shareState }),
})
export const unshareSubmission = endpoint({
  method: 'DELETE',
  path: '/submissions/:id/share',
  scope: 'judge:submit',
  summary: 'Stop sharing your submission',
  callers: 'member',
  ...ofSubmission,
  answer: z.object({ data: shareState }),
})
