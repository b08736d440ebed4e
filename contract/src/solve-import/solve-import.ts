import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id, line, onwards } from '../text.ts'

/** Where the solves of an import come from, as far as what was given says. */
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
  /** Imports that a member keeps. */
  imports: 200,
  name: 120,
  /** No site of today had solves before. */
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

/** A question, with all that it may be called elsewhere. */
const importable = z.object({
  id,
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** Its name in the addresses of LeetCode, or the club's own. */
  slug: z.string(),
  /** Its number on LeetCode; null where we know none. */
  number: z.number().int().nullable(),
  /** Ticked already: when, or null where the day is not known. Missing for what is not ticked. */
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
  /** Questions that it ticked. */
  added: count,
  /** Questions that were ticked already, and now count for an earlier day. */
  earlier: count,
  /** Questions that were ticked already, for an earlier day or the same. */
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
  /** A time that is to come counts as none, and so does one from before there were such sites. */
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
      /** Ticks that are gone. */
      removed: count,
      /** Ticks that have the date from before again. */
      restored: count,
      /** Ticks that stay, as they were made or proven since, or by another import too. */
      kept: count,
    }),
  }),
  notFound: solveImportMessages.missing,
})
