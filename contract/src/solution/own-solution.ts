import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { messages } from '../messages.ts'
import { SOLUTION_LANGUAGES } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { SOURCE_BYTES, solutionSubmissionMessages } from '../submission/solution-submission.ts'
import { byteLength, id, onwards, writing } from '../text.ts'

/** Languages of stored solutions. Those of the judge come first. The others are stored as code only. */
export const KEPT_LANGUAGES = [
  ...SOLUTION_LANGUAGES,
  'c',
  'csharp',
  'go',
  'rust',
  'kotlin',
  'swift',
  'scala',
  'ruby',
  'php',
  'dart',
  'sql',
] as const
export type KeptLanguage = (typeof KEPT_LANGUAGES)[number]
const language = z.enum(KEPT_LANGUAGES, sentence('problem.chooseLanguage', 'Choose a language.'))

export const ownSolutionLimits = { versions: 100 } as const
export const ownSolutionMessages = {
  missing: sentence('ownSolution.missing', 'This solution does not exist. You may have deleted it.'),
  tooMany: sentence(
    'ownSolution.tooMany',
    'You keep {count} solutions of this problem. Delete one that you no longer need.',
    { count: ownSolutionLimits.versions },
  ),
} as const

const kept = z.object({ _id: id, language, source: z.string(), createdAt: z.string() })
export type KeptSolution = z.infer<typeof kept>

/** The id of a question, or the slug of a problem. */
const place = z.string().regex(/^[a-z0-9-]{1,80}$/, messages.questionMissing)

export const listOwnSolutions = endpoint({
  method: 'GET',
  path: '/own-solutions',
  scope: 'read',
  summary:
    'The solutions that you keep of a question or problem, the latest first, in pages; of one language, or of all',
  callers: 'member',
  query: z.strictObject({ ...onwards, place, language: language.optional() }),
  answer: z.object({
    data: z.array(kept),
    /** The languages of the caller's stored solutions, each with a count. */
    languages: z.array(z.object({ language, count: z.number() })),
    nextCursor: z.string().nullable(),
  }),
})
export const keepSolution = endpoint({
  method: 'POST',
  path: '/own-solutions',
  scope: 'progress:write',
  summary:
    'Keep a solution of a question or problem; the same code as the last one of its language is kept once',
  callers: 'member',
  takesKey: true,
  body: z.strictObject({
    place,
    language,
    source: writing(Number.MAX_SAFE_INTEGER, solutionSubmissionMessages.sourceRequired).refine(
      (text) => byteLength(text) <= SOURCE_BYTES,
      solutionSubmissionMessages.sourceTooLong,
    ),
  }),
  status: 201,
  answer: z.object({ data: kept }),
  notFound: messages.questionMissing,
})
export const deleteOwnSolution = endpoint({
  method: 'DELETE',
  path: '/own-solutions/:id',
  scope: 'progress:write',
  summary: 'Delete a solution that you keep',
  callers: 'member',
  params: z.object({ id }),
  notFound: ownSolutionMessages.missing,
})
