import type { Interactor } from '@callofcode/judge/interactor'
import { checkSignature, type Signature, type TypeName } from '@callofcode/judge/signature'
import type { Value } from '@callofcode/judge/value'
import type { Verdict } from '@callofcode/judge/verdict'
import { z } from 'zod'
import { questions } from './curriculum.ts'
import type { ProblemLimits } from './problem-limits.ts'
import type { Random } from './random.ts'

/** A language in which problems are measured. TypeScript runs as JavaScript and has its limits. */
export const problemLanguages = ['cpp', 'python', 'javascript'] as const
export type ProblemLanguage = (typeof problemLanguages)[number]
/** The languages of submissions. Only some machines can run Java, so nothing is measured in it. */
export type SubmissionLanguage = ProblemLanguage | 'java'

/** The modules that the code of a problem may import. */
export const RANDOM_MODULE = '@callofcode/content/random'
export const REFERENCE_MODULE = './reference.ts'

const text = z.string().trim().min(1, 'is empty')
const question = z.string().refine((slug) => questions.some((one) => one.slug === slug), {
  error: ({ input }) => `there is no question ${JSON.stringify(input)} in content/questions.json`,
})

const TYPE = /^(int|long|double|bool|char|string|ListNode|TreeNode)(\[\]){0,3}$/
const type = z
  .string()
  .regex(TYPE, {
    error: 'is none of int long double bool char string ListNode TreeNode, with up to three [] after it',
    abort: true,
  })
  .transform((name) => name as TypeName)

const signature = z
  .strictObject({
    name: text,
    parameters: z.array(z.strictObject({ name: text, type })).min(1, 'has no parameter'),
    returns: z.union([z.literal('void'), type], 'is neither "void" nor a type such as "int[]"'),
    changes: text.exactOptional(),
  })
  .superRefine((given, context) => {
    try {
      checkSignature(given satisfies Signature)
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error))
    }
  })

const factor = z.number().min(1.5, 'is less than 1.5: then a good solution fails by chance').max(50)

const shared = {
  title: text.max(80),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  /** Slugs of topics. The checker decides which slugs exist, as a club has its own topics. */
  topic: text,
  topics: z.array(text).default([]),
  question: question.exactOptional(),
  comparison: z
    .strictObject({
      tolerance: z.number().positive().max(1).exactOptional(),
      order: z.enum(['outer', 'every']).exactOptional(),
    })
    .exactOptional(),
  /** MiB that a program may use beyond what its language needs. */
  memory: z.int().min(16).max(512).default(256),
  multiplier: z
    .strictObject({ cpp: factor.default(4), python: factor.default(4), javascript: factor.default(4) })
    .prefault({}),
  /** After a Wrong Answer the first failed test is shown, if it is small. Otherwise hidden tests stay hidden. */
  showFailedTest: z.boolean().default(false),
  hints: z.array(text).length(3, 'are not three, from gentle to plain'),
  source: text.exactOptional(),
}

/** The content of problem.json. */
export const problemFile = z.discriminatedUnion('style', [
  z.strictObject({ ...shared, style: z.literal('function'), signature }),
  z.strictObject({ ...shared, style: z.literal('stdin') }),
  z.strictObject({ ...shared, style: z.literal('interactive') }),
])
export type ProblemFile = z.infer<typeof problemFile>

/** The arguments of a function. A program has one string: its input, or the secret of its interactor. */
export type Arguments = Value[]

/** reference.ts, the public part of a problem, which also runs in browsers. */
export interface Reference {
  solve(...given: Arguments): Value
  small(random: Random): Arguments
  valid(...given: Arguments): string | undefined
  /** For problems with several right answers. Returns why an answer is wrong, or undefined. */
  check?(given: Arguments, answer: Value): string | undefined
}

/** tests.ts, the hidden part. */
export interface TestList {
  samples: Arguments[]
  tests: (Arguments | ((random: Random) => Arguments))[]
}

/** The judge's side of an interactive problem, and where a runner finds it, as `TestInput` says. */
export interface ReadInteractor {
  address: string | { enclosed: string }
  talk: Interactor
}

/** A test stored as two files instead of being made by tests.ts. */
export interface StoredTest {
  name: string
  input: string
  answer: string
}

/** The folders below submissions/ and the verdict that submissions in each must get. */
export const verdictOf = {
  accepted: 'Accepted',
  wrong_answer: 'Wrong Answer',
  time_limit_exceeded: 'Time Limit Exceeded',
  run_time_error: 'Runtime Error',
  memory_limit_exceeded: 'Memory Limit Exceeded',
} as const satisfies Record<string, Verdict>
export type SubmissionFolder = keyof typeof verdictOf

export interface Submission {
  /** Such as `submissions/accepted/reference.py`. */
  file: string
  folder: SubmissionFolder
  language: SubmissionLanguage
  text: string
}

export type Problem = ProblemFile & {
  slug: string
  folder: string
  statement: string
  editorial: string
  submissions: Submission[]
  limits?: ProblemLimits
} & (
    | { reference: Reference; list: TestList; interactor?: ReadInteractor; stored?: never }
    | {
        reference?: never
        list?: never
        interactor?: never
        stored: { samples: StoredTest[]; hidden: StoredTest[] }
      }
  )

/** A fault of a problem, for its author: the file and what is wrong. */
export interface Fault {
  file: string
  reason: string
}

export class BadProblem extends Error {
  readonly faults: Fault[]
  /** The problem as far as it could be read. Its faults are reported together with the others. */
  readonly rest: Problem | undefined

  constructor(faults: Fault[], rest?: Problem) {
    super(faults.map(({ file, reason }) => `${file}: ${reason}`).join('\n'))
    this.faults = faults
    this.rest = rest
  }
}

function parsedJson(json: string): object | undefined {
  try {
    const data = JSON.parse(json)
    return typeof data === 'object' && data !== null ? data : undefined
  } catch {
    return undefined
  }
}

const STAND_INS = { title: '-', difficulty: 'Medium', topic: '-', hints: ['-', '-', '-'] }

/** Returns a problem.json without its faulty fields. Undefined if these decide how the other files are read. */
export function readableProblemFile(json: string): ProblemFile | undefined {
  const data = parsedJson(json)
  if (!data) return undefined
  const issues = problemFile.safeParse(data).error?.issues ?? []
  const wrong = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]]))
  const right = Object.entries(data).filter(([key]) => !wrong.includes(key))
  return problemFile.safeParse({ ...STAND_INS, ...Object.fromEntries(right) }).data
}

/** Parses the text of problem.json. */
export function parseProblemFile(json: string): ProblemFile {
  const file = 'problem.json'
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    throw new BadProblem([
      { file, reason: `is not valid JSON: ${error instanceof Error ? error.message : error}` },
    ])
  }
  const parsed = problemFile.safeParse(data)
  if (parsed.success) return parsed.data
  throw new BadProblem(
    parsed.error.issues.map(({ path, message }) => ({
      file,
      reason: `${path.join('.') || 'the whole file'}: ${message}`,
    })),
  )
}
