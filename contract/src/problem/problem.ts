import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { deviceWord, saidAt } from '../device-word.ts'
import { endpoint } from '../endpoint.ts'
import { reply, replyBody, thread } from '../forum/forum.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'

/** The languages of solutions, named as in the judge. */
export const SOLUTION_LANGUAGES = ['cpp', 'python', 'javascript', 'typescript', 'java'] as const
export type SolutionLanguage = (typeof SOLUTION_LANGUAGES)[number]
export const solutionLanguage = z.enum(
  SOLUTION_LANGUAGES,
  sentence('problem.chooseLanguage', 'Choose a language.'),
)

export const problemMessages = {
  editorialFirst: sentence('problem.editorialFirst', 'Read the editorial first: its solutions belong to it.'),
  hintsRule: sentence('problem.hintsRule', 'Say how many hints, 1 to 50.'),
  missing: sentence('questionMissing', 'Problem Not Found'),
  noMoreHints: sentence('problem.noMoreHints', 'There are no more hints.'),
} as const

/** A problem's slug. An invalid one cannot exist, so the response is 404. */
export const problemSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const problemListed = z.object({
  slug: z.string(),
  title: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** The main topic first, then the other topics that the problem trains. */
  topics: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** The same exercise in the tracker, or null without one. */
  questionId: id.nullable(),
  /** The exercise's name in the tracker, which searches use as a second name. */
  question: z.string().nullable(),
  /** Its number on LeetCode, if it has one. */
  leetcode: z.number().nullable(),
  languages: z.array(solutionLanguage),
  /** `interactive`: a program that talks with the judge. The judge has the input and reveals it on request. */
  style: z.enum(['function', 'stdin', 'interactive']),
})
export type ProblemListed = z.infer<typeof problemListed>

/** The input of a solution: standard input, or the function's arguments as JSON. */
export const testInput = z.union([
  z.strictObject({ stdin: z.string() }),
  z.strictObject({ arguments: z.array(z.json()) }),
])

const problemName = z.object({ slug: z.string(), title: z.string() })
export type ProblemName = z.infer<typeof problemName>

const parameter = z.object({ name: z.string(), type: z.string() })

/**
 * A language in which this site judges the problem. `fuel` and `memory` (bytes) are the limits of each test. Fuel counts
 * instructions, the same everywhere. For a language limited by time, `fuel` is microseconds of the server's processor, and no
 * browser can give the verdict.
 */
export const offeredLanguage = z.object({
  language: solutionLanguage,
  starter: z.string(),
  counted: z.enum(['fuel', 'clock']),
  fuel: z.number(),
  memory: z.number(),
})
export type OfferedLanguage = z.infer<typeof offeredLanguage>

export const problemPage = problemListed.omit({ languages: true }).extend({
  /** The statement, rendered and sanitized. */
  html: z.string(),
  /** The signature of the function to write, or null for a program that reads standard input. */
  signature: z
    .object({
      name: z.string(),
      parameters: z.array(parameter),
      returns: z.string(),
      changes: z.string().optional(),
    })
    .nullable(),
  comparison: z
    .object({ tolerance: z.number().optional(), order: z.enum(['outer', 'every']).optional() })
    .nullable(),
  /** Answers that differ from the samples may be correct too. The problem's own check decides. */
  checked: z.boolean(),
  /** `answer`: the function's result, or the whole standard output as a string. */
  samples: z.array(z.object({ input: testInput, answer: z.json() })),
  languages: z.array(offeredLanguage),
  hints: z.number(),
  /** The address of the enclosed reference script of a problem that the club made. Null for a shipped problem. */
  script: z.string().nullable(),
  /** The position in the learning path, from 1, with the previous and the next problem. */
  path: z.object({
    place: z.number(),
    of: z.number(),
    previous: problemName.nullable(),
    next: problemName.nullable(),
  }),
  /**
   * The address of the judge's manifest. The files in it are beside it and never change. The response is 503 with Retry-After
   * while the judge is being built.
   */
  judge: z.string(),
})
export type ProblemPage = z.infer<typeof problemPage>

const one = { params: z.object({ slug: problemSlug }), notFound: problemMessages.missing } as const
export const ofProblem = one

export const listProblems = endpoint({
  method: 'GET',
  path: '/problems',
  summary: 'Problems to solve on this site, in the order of the learning path',
  callers: 'anyone',
  area: 'problems',
  answer: z.object({ data: z.array(problemListed) }),
})
export const getProblem = endpoint({
  method: 'GET',
  path: '/problems/:slug',
  summary: 'One problem: statement, samples, languages with their starter code and limits',
  callers: 'anyone',
  area: 'problems',
  ...one,
  answer: z.object({ data: problemPage }),
})

export const openedHints = z.object({
  /** The revealed hints in order, rendered and sanitized. */
  hints: z.array(z.string()),
  left: z.number(),
})
export const openedEditorial = z.object({
  html: z.string(),
  /** Whether the member had solved the problem before revealing it. */
  afterSolving: z.boolean(),
})

export const openHint = endpoint({
  method: 'POST',
  path: '/problems/:slug/hints',
  scope: 'progress:write',
  summary: 'Open the next hint; the site records that you opened it',
  callers: 'member',
  takesKey: true,
  ...one,
  answer: z.object({ data: openedHints }),
})
/** For reading offline. Clients report opened hints later. */
export const listHints = endpoint({
  method: 'GET',
  path: '/problems/:slug/hints',
  scope: 'read',
  summary:
    'All hints of a problem, to be kept on a device, how many of them you have opened, and the editorial if you have solved it or opened that',
  callers: 'member',
  ...one,
  answer: z.object({
    data: z.object({ hints: z.array(z.string()), opened: z.number(), editorial: z.string().nullable() }),
  }),
})
export type KeptHints = z.infer<typeof listHints.answer>['data']
export const setOpenedHints = endpoint({
  method: 'PUT',
  path: '/problems/:slug/hints/opened',
  scope: 'progress:write',
  summary:
    'Say how many hints you have opened, as you did without a network at the time `at`; none is closed again',
  callers: 'member',
  ...one,
  body: z.strictObject({
    count: z
      .number(problemMessages.hintsRule)
      .int(problemMessages.hintsRule)
      .min(1, problemMessages.hintsRule)
      .max(50, problemMessages.hintsRule),
    ...deviceWord,
  }),
  answer: z.object({ data: openedHints.extend({ saidAt }) }),
})
export const openEditorial = endpoint({
  method: 'POST',
  path: '/problems/:slug/editorial',
  scope: 'progress:write',
  summary: 'Open the editorial; the site records whether you had solved the problem before',
  callers: 'member',
  takesKey: true,
  ...one,
  answer: z.object({ data: openedEditorial }),
})

/** The place of an editorial solution. Each can be stepped through on small inputs, even if it is too slow for large ones. */
export const SOLUTION_PLACES = ['text', 'accepted', 'slow'] as const

export const editorialSolution = z.object({
  place: z.enum(SOLUTION_PLACES),
  /** The name of the approach. Null for the problem's own solution, and for the code in the text. */
  name: z.string().nullable(),
  language: solutionLanguage,
  source: z.string(),
})
export type EditorialSolution = z.infer<typeof editorialSolution>

/** The list is empty for a problem that the club made, whose solutions belong to its authors. */
export const listEditorialSolutions = endpoint({
  method: 'GET',
  path: '/problems/:slug/editorial/solutions',
  scope: 'read',
  summary:
    'The solutions that the editorial explains, in the languages that can be traced; 403 before you opened the editorial',
  callers: 'member',
  ...one,
  answer: z.object({ data: z.array(editorialSolution) }),
})

// The thread about a problem, on the problem's page.

export const getDiscussion = endpoint({
  method: 'GET',
  path: '/problems/:slug/discussion',
  summary: 'The thread about a problem, null before the first question, and its replies, newest first',
  callers: 'anyone',
  area: 'forum',
  ...one,
  query: z.strictObject({ cursor: z.string().max(300).optional() }),
  answer: z.object({
    data: z.object({ thread: thread.nullable(), replies: z.array(reply) }),
    nextCursor: z.string().nullable(),
  }),
})
export const askAboutProblem = endpoint({
  method: 'POST',
  path: '/problems/:slug/discussion',
  scope: 'forum:write',
  summary: 'Ask about a problem: a reply in its thread, which the first question starts',
  callers: 'member',
  talks: true,
  takesKey: true,
  ...one,
  body: replyBody.pick({ content: true }),
  status: 201,
  answer: z.object({ data: reply }),
})
