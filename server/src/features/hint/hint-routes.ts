import type { Problem } from '@callofcode/content/problem'
import {
  listEditorialSolutions,
  listHints,
  openEditorial,
  openHint,
  problemMessages,
  setOpenedHints,
} from '@callofcode/contract/problem/problem'
import { getOwnProblem } from '@callofcode/contract/submission/solution-submission'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { conflict, forbidden } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { draftStore } from '../draft/public.ts'
import { editorialSolutions, type ProblemLibrary, problemOf } from '../problem/public.ts'
import { type JudgeDispatcher, presentSubmission, submissionStore } from '../submission/public.ts'
import { hintStore } from './hint-store.ts'

const LAST = 10

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly judge: JudgeDispatcher
}

/** Serves hints and editorials. A member reveals them one by one, and each reveal is stored. */
export function hintRoutes({ api, database, problems, judge }: Dependencies) {
  const { sql } = database

  api.serve(openHint, async ({ params: { slug }, caller, database: callDatabase }) => {
    const problem = await problemOf(problems, slug)
    const revealed = await write(callDatabase, (tx) =>
      hintStore.revealNextHint(tx, caller.id, slug, problem.hints.length),
    )
    if (
      !revealed &&
      (await hintStore.listRevealed(callDatabase.sql, caller.id, slug)).length >= problem.hints.length
    )
      throw conflict(problemMessages.noMoreHints)
    return { data: await revealedHints(callDatabase.sql, caller.id, problem) }
  })

  api.serve(listHints, async ({ params: { slug }, caller }) => {
    const { hints, editorial } = await problemOf(problems, slug)
    const [opened, read, solvedAt] = await Promise.all([
      hintStore.listRevealed(sql, caller.id, slug),
      hintStore.getEditorial(sql, caller.id, slug),
      submissionStore.solvedAt(sql, caller.id, slug),
    ])
    const all = await Promise.all(hints.map(rendered))
    // Reading after solving is not counted, so it needs no later report.
    const isReadable = Boolean(read) || solvedAt !== null
    return {
      data: { hints: all, opened: opened.length, editorial: isReadable ? await rendered(editorial) : null },
    }
  })

  api.serve(
    setOpenedHints,
    async ({ params: { slug }, body: { count, ...word }, caller, database: callDatabase }) => {
      const problem = await problemOf(problems, slug)
      const last = Math.min(count, problem.hints.length)
      const saidAt = await write(callDatabase, (tx) => hintStore.revealUpTo(tx, caller.id, slug, last, word))
      return { data: { ...(await revealedHints(callDatabase.sql, caller.id, problem)), saidAt } }
    },
  )

  api.serve(openEditorial, async ({ params: { slug }, caller, database: callDatabase }) => {
    const problem = await problemOf(problems, slug)
    const solved = (await submissionStore.solvedAt(callDatabase.sql, caller.id, slug)) !== null
    await write(callDatabase, (tx) => hintStore.revealEditorial(tx, caller.id, slug, solved))
    const revealed = await hintStore.getEditorial(callDatabase.sql, caller.id, slug)
    return { data: await editorialOf(problem, revealed ?? { afterSolving: solved }) }
  })

  api.serve(listEditorialSolutions, async ({ params: { slug }, caller }) => {
    const problem = await problemOf(problems, slug)
    if (!(await hintStore.getEditorial(sql, caller.id, slug))) throw forbidden(problemMessages.editorialFirst)
    return { data: editorialSolutions(problem) }
  })

  api.serve(getOwnProblem, async ({ params: { slug }, caller }) => {
    const problem = await problemOf(problems, slug)
    const of = { memberId: caller.id, problem: slug }
    const [revealed, editorial, solvedAt, language, submissions] = await Promise.all([
      revealedHints(sql, caller.id, problem),
      hintStore.getEditorial(sql, caller.id, slug),
      submissionStore.solvedAt(sql, caller.id, slug),
      lastLanguage(sql, caller.id, slug),
      submissionStore.list(sql, of, LAST),
    ])
    return {
      data: {
        ...revealed,
        editorial: await readEditorial(problem, editorial, solvedAt !== null),
        solvedAt: solvedAt?.toISOString() ?? null,
        language,
        submissions: submissions.map((row) => presentSubmission(row, judge.isReady)),
      },
    }
  })
}

/** Returns the language in which a member continues a problem. */
async function lastLanguage(sql: Sql, memberId: string, slug: string) {
  const [accepted, draft] = await Promise.all([
    submissionStore.lastAccepted(sql, memberId, slug),
    draftStore.lastSolution(sql, memberId, slug),
  ])
  const isNewer = draft && (!accepted || Date.parse(draft.at) > accepted.at.getTime())
  return (isNewer ? draft : accepted)?.language ?? null
}

async function revealedHints(sql: Sql, memberId: string, { slug, hints }: Problem) {
  const numbers = await hintStore.listRevealed(sql, memberId, slug)
  const texts = numbers.flatMap((number) => hints[number - 1] ?? [])
  return { hints: await Promise.all(texts.map(rendered)), left: hints.length - texts.length }
}

/** One that is not written yet needs no opening, so nobody's reading of it is counted. */
async function readEditorial(problem: Problem, read: { afterSolving: boolean } | undefined, solved: boolean) {
  if (read) return editorialOf(problem, read)
  return problem.editorial === '' ? { html: '', afterSolving: solved } : null
}

async function editorialOf({ editorial }: Problem, { afterSolving }: { afterSolving: boolean }) {
  return { html: await rendered(editorial), afterSolving }
}

const rendered = async (text: string) => (await renderMarkdown(text, { headingIds: false })).html
