import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ofProblem, openedEditorial, openedHints, solutionLanguage, testInput } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { byteLength, id, writing } from '../text.ts'

export const SUBMISSION_STATES = ['queued', 'judging', 'done'] as const
/** The judge's own terms. */
export const VERDICTS = [
  'Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compile Error',
  'Internal Error',
] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]
export type SubmissionVerdict = (typeof VERDICTS)[number]

export const SOURCE_BYTES = 64 * 1024
const SHA256 = /^[0-9a-f]{64}$/

export const solutionSubmissionMessages = {
  missing: sentence('solutionSubmission.missing', 'Submission Not Found'),
  sourceRequired: sentence('solutionSubmission.sourceRequired', 'Write a solution first.'),
  sourceTooLong: sentence('solutionSubmission.sourceTooLong', 'A solution may have 64 KiB; this is longer.'),
  notOffered: sentence('solutionSubmission.notOffered', 'This problem cannot be solved in that language.'),
  waiting: sentence(
    'solutionSubmission.waiting',
    'Several of your submissions are waiting already. Wait until one is judged.',
  ),
  full: sentence('solutionSubmission.full', 'The judge has a long queue. Try again in a moment.'),
} as const

export const submissionProgress = z.object({
  state: z.enum(SUBMISSION_STATES),
  /** The place in the queue, from 1. Null after it has left the queue. */
  place: z.number().nullable(),
  /** The running test, from 1, and the number of tests. Null if unknown. */
  test: z.number().nullable(),
  tests: z.number().nullable(),
  /** The judge is being built, which happens once. It takes minutes, or a quarter of an hour on a small machine. */
  preparing: z.boolean(),
  verdict: z.enum(VERDICTS).nullable(),
})
export type SubmissionProgress = z.infer<typeof submissionProgress>

/** The failed test. It includes its data for samples, and after a Wrong Answer if the problem allows it. */
export const failingTest = z.object({
  /** Counted from 1. Samples come first. */
  test: z.number(),
  sample: z
    .object({
      input: testInput,
      answer: z.json(),
      /** The solution's answer: the function's result as JSON, or the standard output. Null without one. */
      given: z.string().nullable(),
      stdout: z.string(),
      stderr: z.string(),
      /** The original message of the language about a failure. Null if there is no other wording. */
      original: z.string().nullable().optional(),
    })
    .nullable(),
})

export const solutionSubmission = submissionProgress.extend({
  _id: id,
  problem: z.string(),
  language: solutionLanguage,
  createdAt: z.string(),
  judgedAt: z.string().nullable(),
  /** The reason for a rejection in plain words, and the line of the source. */
  reason: z.string().nullable(),
  line: z.number().nullable(),
  passed: z.number(),
  /** The largest use in a single test. */
  fuel: z.number().nullable(),
  fuelLimit: z.number().nullable(),
  /** Bytes. */
  memory: z.number().nullable(),
  /** Whether the browser's counts on the samples match the server's. Null if the browser sent none. */
  agrees: z.boolean().nullable(),
})
export type SolutionSubmission = z.infer<typeof solutionSubmission>

export const diagnostic = z.object({
  message: z.string(),
  /** The compiler's original message, if `message` differs. */
  original: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  severity: z.enum(['error', 'warning']),
})

export const solutionSubmissionPage = solutionSubmission.extend({
  source: z.string(),
  diagnostics: z.array(diagnostic),
  failing: failingTest.nullable(),
})
export type SolutionSubmissionPage = z.infer<typeof solutionSubmissionPage>

/**
 * The browser's results on the samples. They decide nothing, and are stored and compared with the server's. `answersHash`:
 * SHA-256 of the answers as a JSON array of strings (the function's result as JSON, or the standard output). It is missing
 * without https, where browsers cannot hash. `artifactHash`: SHA-256 of the compiled WebAssembly.
 */
export const submissionClaim = z.strictObject({
  fuels: z
    .array(z.int(sentence('solutionSubmission.fuelWholeNumber', 'Fuel is a whole number.')).min(0))
    .min(1)
    .max(10),
  answersHash: z
    .string(sentence('solutionSubmission.hash64HexadecimalDigits', 'A hash is 64 hexadecimal digits.'))
    .regex(SHA256)
    .optional(),
  artifactHash: z
    .string(sentence('solutionSubmission.hash64HexadecimalDigits', 'A hash is 64 hexadecimal digits.'))
    .regex(SHA256)
    .optional(),
})
export type SubmissionClaim = z.infer<typeof submissionClaim>

const times = z
  .int(sentence('solutionSubmission.countWholeNumber', 'A count is a whole number.'))
  .min(0)
  .max(100_000)
  .optional()
/**
 * The browser's data on how the solution was made: traces and counterexamples viewed, and seconds spent, since the problem was
 * last opened or solved. It only decides when the question returns for review.
 */
export const submissionAids = z.strictObject({ traces: times, counterexamples: times, seconds: times })
export type SubmissionAids = z.infer<typeof submissionAids>

export const solutionSubmissionBody = z.strictObject({
  language: solutionLanguage,
  source: writing(Number.MAX_SAFE_INTEGER, solutionSubmissionMessages.sourceRequired).refine(
    (text) => byteLength(text) <= SOURCE_BYTES,
    solutionSubmissionMessages.sourceTooLong,
  ),
  claim: submissionClaim.optional(),
  aids: submissionAids.optional(),
})

export const submitSolution = endpoint({
  method: 'POST',
  path: '/problems/:slug/submissions',
  scope: 'judge:submit',
  summary:
    'Submit a solution to be judged; one that was judged before returns its verdict at once. 429 and 503 say when to try again',
  callers: 'member',
  takesKey: true,
  ...ofProblem,
  body: solutionSubmissionBody,
  status: 202,
  answer: z.object({ data: solutionSubmission }),
})
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/problems/:slug/submissions',
  scope: 'read',
  summary: 'Your submissions to a problem, newest first, in pages',
  callers: 'member',
  ...ofProblem,
  query: z.strictObject({ cursor: z.string().max(200).optional() }),
  answer: z.object({ data: z.array(solutionSubmission), next: z.string().nullable() }),
})

/** Returns a member's work on a problem. */
export const getOwnProblem = endpoint({
  method: 'GET',
  path: '/problems/:slug/mine',
  scope: 'read',
  summary: 'Hints and editorial that you opened, when you solved the problem, and your last submissions',
  callers: 'member',
  ...ofProblem,
  answer: z.object({
    data: openedHints.extend({
      editorial: openedEditorial.nullable(),
      solvedAt: z.string().nullable(),
      /** The language of the caller's last accepted solution, or of a newer draft. */
      language: solutionLanguage.nullable(),
      submissions: z.array(solutionSubmission),
    }),
  }),
})

export const listSolved = endpoint({
  method: 'GET',
  path: '/progress/problems',
  scope: 'read',
  summary: 'Slugs of the problems that you have solved on this site, and of those you have only submitted to',
  callers: 'member',
  answer: z.object({ data: z.array(z.string()), tried: z.array(z.string()) }),
})

export const listProblemCounts = endpoint({
  method: 'GET',
  path: '/problem-counts',
  summary: 'How many members have solved each problem; may be a minute old',
  callers: 'anyone',
  area: 'problems',
  answer: z.object({ data: z.array(z.object({ slug: z.string(), solved: z.number() })) }),
})

const oneSubmission = { params: z.object({ id }), notFound: solutionSubmissionMessages.missing } as const

export const getSubmission = endpoint({
  method: 'GET',
  path: '/submissions/:id',
  scope: 'read',
  summary: 'One of your submissions with its source; admins can read any',
  callers: 'member',
  ...oneSubmission,
  answer: z.object({ data: solutionSubmissionPage }),
})
export const streamSubmission = endpoint({
  method: 'GET',
  path: '/submissions/:id/stream',
  scope: 'read',
  summary:
    'Server-sent events `progress`: place in the queue, test k of n, verdict. The server does not close the stream after the verdict: close it yourself',
  callers: 'member',
  ...oneSubmission,
  stream: true,
})

/** The reasons why a submission was not judged, as it stores them. */
export const judgeFaults = {
  late: sentence(
    'judgeFault.late',
    'Compiling took longer than it may by the clock, twice. Hand it in again when the site is less busy, or make it simpler.',
  ),
  failed: sentence('judgeFault.failed', 'The judge failed, not your solution. Hand it in again.'),
} as const
