import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id, line, onwards } from '../text.ts'

/** The sources of imported solves, as far as they can be detected. */
export const SOLVE_SOURCES = [
  'leetcode',
  'neetcode',
  'striver',
  'codeforces',
  'github',
  'extension',
  'spreadsheet',
  'list',
] as const
export type SolveSource = (typeof SOLVE_SOURCES)[number]

export const solveImportLimits = {
  /** Solves of one import. */
  solves: 1_500,
  /** The limit of stored imports per member. */
  imports: 200,
  name: 120,
  /** The earliest time of a solve. No current site is older. */
  earliest: '2000-01-01T00:00:00Z',
} as const

export const solveImportMessages = {
  sourceRule: sentence('solveImport.sourceRule', 'Say where the solves come from.'),
  atRule: sentence('solveImport.atRule', 'Say when it was solved, in UTC, or null.'),
  nothing: sentence('solveImport.nothing', 'Choose at least one problem.'),
  tooMany: sentence('solveImport.tooMany', 'At most {count} problems at once, please.', {
    count: solveImportLimits.solves,
  }),
  tooManyImports: sentence(
    'solveImport.tooManyImports',
    'You keep {count} imports. Undo one that you no longer need.',
    { count: solveImportLimits.imports },
  ),
  unknown: sentence(
    'solveImport.unknown',
    'None of these problems is in the tracker any more. Look at the preview again.',
  ),
  missing: sentence('solveImport.missing', 'This import does not exist. It may have been undone already.'),
} as const

/** A question, with all its names on other sites. */
const importable = z.object({
  id,
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** The slug on LeetCode, or the club's own. */
  slug: z.string(),
  /** The number on LeetCode, or null if unknown. */
  number: z.number().int().nullable(),
  /** The time of an existing tick, or null if its day is unknown. Missing for questions without a tick. */
  ticked: z.object({ at: z.string().nullable() }).optional(),
})
export type Importable = z.infer<typeof importable>

export const listImportable = endpoint({
  method: 'GET',
  path: '/progress/imports/questions',
  scope: 'read',
  summary: 'The questions of the tracker with their slugs and numbers on LeetCode, and which you have ticked',
  callers: 'member',
  answer: z.object({ questions: z.array(importable) }),
})

const count = z.number().int()
const imported = z.object({
  _id: id,
  source: z.enum(SOLVE_SOURCES),
  /** The name of a file, or empty. */
  name: z.string(),
  importedAt: z.string(),
  /** Questions that the import ticked. */
  added: count,
  /** Ticked questions that now count for an earlier day. */
  earlier: count,
  /** Ticked questions whose day was the same or earlier. */
  same: count,
})
export type SolveImport = z.infer<typeof imported>

export const listSolveImports = endpoint({
  method: 'GET',
  path: '/progress/imports',
  scope: 'read',
  summary: 'Your imports of what you had solved elsewhere, newest first',
  callers: 'member',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(imported), nextCursor: z.string().nullable() }),
})

const solve = z.strictObject({
  questionId: z.uuid(solveImportMessages.unknown).toLowerCase(),
  /** A future time counts as unknown, and so does one before such sites existed. */
  at: z.iso.datetime(solveImportMessages.atRule).nullable(),
})
export const createSolveImport = endpoint({
  method: 'POST',
  path: '/progress/imports',
  scope: 'progress:write',
  summary:
    'Tick what you had solved elsewhere. The earliest date of a question counts; one without a date is ticked and is no active day',
  callers: 'member',
  takesKey: true,
  body: z.strictObject({
    source: z.enum(SOLVE_SOURCES, solveImportMessages.sourceRule),
    name: line(solveImportLimits.name),
    solves: z
      .array(solve, solveImportMessages.nothing)
      .min(1, solveImportMessages.nothing)
      .max(solveImportLimits.solves, solveImportMessages.tooMany),
  }),
  answer: z.object({ data: imported }),
})

export const undoSolveImport = endpoint({
  method: 'DELETE',
  path: '/progress/imports/:id',
  scope: 'progress:write',
  summary: 'Undo an import: what it ticked is unticked, dates are as before, and what was done since stays',
  callers: 'member',
  params: z.object({ id }),
  answer: z.object({
    data: z.object({
      /** Removed ticks. */
      removed: count,
      /** Ticks that have their previous date again. */
      restored: count,
      /** Ticks that stay, as the member made or proved them since, or another import contains them too. */
      kept: count,
    }),
  }),
  notFound: solveImportMessages.missing,
})
