import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { problemSlug } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { onwards, writing } from '../text.ts'

/** A club's own problems. An admin writes them, the judge proves them, and then members solve them. */
export const authoringMessages = {
  missing: sentence('questionMissing', 'Problem Not Found'),
  slugRule: sentence(
    'authoring.slugRule',
    'An address has small letters, digits and single hyphens, like "two-crates": at most 80 characters.',
  ),
  slugTaken: sentence('authoring.slugTaken', 'There is a problem with this address already.'),
  pathRule: sentence('authoring.pathRule', 'This is no file of a problem.'),
  tooLarge: sentence('authoring.tooLarge', 'A problem has at most {files} files and {size} MB.', {
    files: limits.problemFiles,
    size: limits.problemBytes / 2 ** 20,
  }),
  outdated: sentence(
    'authoring.outdated',
    'Somebody saved this problem in the meantime. Nothing was saved: look at what changed, then save again.',
  ),
  unproven: sentence(
    'authoring.unproven',
    'Only what the judge has proven can be published. Check this version first.',
  ),
  published: sentence(
    'authoring.published',
    'A problem that was published once cannot be deleted, as progress hangs on it. Withdraw it.',
  ),
  versionMissing: sentence('authoring.versionMissing', 'There is no such version.'),
  packageUnreadable: sentence('authoring.packageUnreadable', 'This is no zip file.'),
  packageUnknown: sentence(
    'authoring.packageUnknown',
    'This package holds neither a problem.json nor a problem.yaml.',
  ),
} as const

/** `empty`: a program whose tests come as files. */
export const PROBLEM_BEGINNINGS = ['example', 'empty'] as const

export const PROBLEM_STYLES = ['function', 'stdin', 'interactive'] as const
export type ProblemStyle = (typeof PROBLEM_STYLES)[number]

/** `published`: members can solve its last published version. `withdrawn`: it is hidden from everybody. */
export const PROBLEM_STATES = ['draft', 'published', 'withdrawn'] as const
export type ProblemState = (typeof PROBLEM_STATES)[number]

export const CHECK_STATES = ['waiting', 'running', 'passed', 'failed'] as const

/** The judge's result for one saved state of a problem. */
export const problemCheck = z.object({
  revision: z.number(),
  state: z.enum(CHECK_STATES),
  /** The current step in words, or empty at the end. */
  step: z.string(),
  /** Progress from 0 to 1. */
  share: z.number(),
  /** The faults: the file, and the reason in words. */
  faults: z.array(z.object({ file: z.string(), reason: z.string() })),
  /** Whether the solutions were run. That needs code and tests without faults, so further faults may appear later. */
  judged: z.boolean(),
  /** The number of tests, including the samples. */
  tests: z.number(),
  /** For each language: fuel of the slowest accepted solution on its slowest test, and the limit that follows from it. */
  measures: z.array(
    z.object({
      language: z.enum(['cpp', 'python', 'javascript']),
      accepted: z.number(),
      limit: z.number(),
      /** No accepted solution is in this language: its limit follows from the others. */
      derived: z.boolean().optional(),
    }),
  ),
  at: z.string(),
})
export type ProblemCheck = z.infer<typeof problemCheck>

export const authoredListed = z.object({
  slug: z.string(),
  /** The slug, as long as problem.json names no title. */
  title: z.string(),
  state: z.enum(PROBLEM_STATES),
  /** The number of the published version, or null before the first one. */
  version: z.number().nullable(),
  /** Whether it was saved after its last publication. */
  isChanged: z.boolean(),
  /** The result of the last check, if that check is of the saved state. Otherwise null. */
  check: z.enum(CHECK_STATES).nullable(),
  /** From when members see it once it is published. Null for at once. */
  opensAt: z.string().nullable(),
  /** Until when it is the problem of the week. Null where it is none. */
  closesAt: z.string().nullable(),
  updatedAt: z.string(),
  /** Null after the member's account is gone. */
  updatedBy: z.string().nullable(),
})
export type AuthoredListed = z.infer<typeof authoredListed>

export const authoredProblem = authoredListed.extend({
  /** The revision grows by one with each save. A save names the revision that it is based on. */
  revision: z.number(),
  /** The texts of docs/problems.md by their paths, such as `statement.md` or `submissions/accepted/reference.py`. */
  files: z.record(z.string(), z.string()),
  /** Tests stored as files, as in imported packages: `data/secret/01.in`. They are stored but not shown. */
  data: z.array(z.object({ path: z.string(), bytes: z.number() })),
  check: problemCheck.nullable(),
})
export type AuthoredProblem = z.infer<typeof authoredProblem>

export const authoredVersion = z.object({
  number: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  /** The changes since the previous version, in the author's words. May be empty. */
  note: z.string(),
})
export type AuthoredVersion = z.infer<typeof authoredVersion>

const newSlug = z
  .string(authoringMessages.slugRule)
  .regex(/^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, authoringMessages.slugRule)
/** The files that an author writes. The check makes `limits.json`. */
export const AUTHORED_PATH =
  /^(problem\.json|statement\.md|editorial\.md|reference\.ts|tests\.ts|interactor\.js|submissions\/(accepted|wrong_answer|time_limit_exceeded|run_time_error|memory_limit_exceeded)\/[A-Za-z0-9][\w.-]{0,79}|data\/(sample|secret)\/[A-Za-z0-9][\w.-]{0,79}\.(in|ans))$/

const path = z.string().regex(AUTHORED_PATH, authoringMessages.pathRule)
const params = z.object({ slug: problemSlug })
const one = { callers: 'problems', params, notFound: authoringMessages.missing } as const
const whole = z.object({ data: authoredProblem })

export const listAuthoredProblems = endpoint({
  method: 'GET',
  path: '/admin/problems',
  scope: 'admin:read',
  summary: "The club's own problems, those saved last first",
  callers: 'problems',
  query: z.strictObject({ ...onwards }),
  answer: z.object({ data: z.array(authoredListed), nextCursor: z.string().nullable() }),
})
export const createAuthoredProblem = endpoint({
  method: 'POST',
  path: '/admin/problems',
  scope: 'admin:write',
  summary:
    'Begin a problem: a small one that runs, an empty one whose tests come as files, or a copy of one that the site has',
  callers: 'problems',
  takesKey: true,
  body: z.strictObject({
    slug: newSlug,
    style: z.enum(PROBLEM_STYLES).default('function'),
    begin: z.enum(PROBLEM_BEGINNINGS).default('example'),
    /** The slug of the problem to copy. The copy also takes its style. */
    from: problemSlug.optional(),
  }),
  status: 201,
  answer: whole,
})
export const getAuthoredProblem = endpoint({
  method: 'GET',
  path: '/admin/problems/:slug',
  scope: 'admin:read',
  summary: 'A problem of the club with all its files and its last check',
  ...one,
  answer: whole,
})
export const saveAuthoredProblem = endpoint({
  method: 'PATCH',
  path: '/admin/problems/:slug',
  scope: 'admin:write',
  summary:
    'Save files of a problem; null removes one. Refused with 409 when another revision was saved since',
  ...one,
  body: z.strictObject({
    revision: z.int().positive(),
    files: z.record(path, writing(limits.problemFileBytes).nullable()),
  }),
  answer: whole,
})
export const checkAuthoredProblem = endpoint({
  method: 'POST',
  path: '/admin/problems/:slug/check',
  scope: 'admin:write',
  summary: 'Let the judge check the saved state: texts, tests, references, wrong solutions, limits',
  ...one,
  status: 202,
  answer: whole,
})
export const publishAuthoredProblem = endpoint({
  method: 'POST',
  path: '/admin/problems/:slug/publish',
  scope: 'admin:write',
  summary: 'Publish the saved state as a new version, once its check has passed',
  ...one,
  body: z.strictObject({ revision: z.int().positive(), note: writing(1_000).default('') }),
  answer: whole,
})
export const withdrawAuthoredProblem = endpoint({
  method: 'POST',
  path: '/admin/problems/:slug/withdraw',
  scope: 'admin:write',
  summary: 'Take a published problem off the site; what members did with it is kept',
  ...one,
  answer: whole,
})
export const removeAuthoredProblem = endpoint({
  method: 'DELETE',
  path: '/admin/problems/:slug',
  scope: 'admin:write',
  summary: 'Delete a problem that was never published',
  ...one,
})
export const listAuthoredVersions = endpoint({
  method: 'GET',
  path: '/admin/problems/:slug/versions',
  scope: 'admin:read',
  summary: 'The published versions of a problem, newest first',
  ...one,
  answer: z.object({ data: z.array(authoredVersion) }),
})
export const getAuthoredVersion = endpoint({
  method: 'GET',
  path: '/admin/problems/:slug/versions/:number',
  scope: 'admin:read',
  summary: 'One published version with its files',
  callers: 'problems',
  params: params.extend({ number: z.string().regex(/^[1-9]\d{0,8}$/) }),
  notFound: authoringMessages.versionMissing,
  answer: z.object({ data: authoredVersion.extend({ files: z.record(z.string(), z.string()) }) }),
})
export const importAuthoredProblem = endpoint({
  method: 'POST',
  path: '/admin/problems/import',
  scope: 'admin:write',
  summary:
    'Begin a problem from a zip file (file): the folder of docs/problems.md, or a package of Kattis and ICPC. about (JSON text): its slug, and the topic and the difficulty, which such a package does not hold',
  callers: 'problems',
  multipart: true,
  status: 201,
  answer: whole.extend({
    /** Parts that the package lacks or that could not be imported, in words. */
    notes: z.array(z.string()),
  }),
})

/** The `about` part of an import. */
export const packageAbout = z.strictObject({
  /** By default the name of the folder, or a slug of the title. */
  slug: newSlug.optional(),
  topic: z.string().max(80).optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
})

/** The format: the folder of the problem, or a package of Kattis and ICPC. */
export const PACKAGE_FORMATS = ['folder', 'kattis'] as const
export type PackageFormat = (typeof PACKAGE_FORMATS)[number]
export const problemPackage = endpoint({
  method: 'GET',
  path: '/dashboard/problems/:slug/package.zip',
  file: 'application/zip',
  summary: 'A problem of the club as its folder, or as a package with the tests of its last check',
  ...one,
  query: z.strictObject({
    format: z
      .enum(
        PACKAGE_FORMATS,
        sentence('authoring.packageFormatFolderKattis', 'A package has the format folder or kattis.'),
      )
      .default('folder'),
  }),
})
