import type { Problem } from '@callofcode/content/problem'
import { openEditorial, openHint, problemMessages } from '@callofcode/contract/problem'
import { getOwnProblem } from '@callofcode/contract/solution-submission'
import { type Sql, write } from '../../platform/database/database.ts'
import { conflict } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { problemOf } from '../problem/problem-of.ts'
import { presentSubmission } from '../submission/present-submission.ts'
import { submissionStore } from '../submission/submission-store.ts'
import { hintStore } from './hint-store.ts'

const LAST = 10

/** Hints and editorial: opened by choice, and remembered. */
export function hintRoutes(house: House) {
  const { sql } = house.database

  serve(house, openHint, async ({ params: { slug }, caller, database }) => {
    const problem = await problemOf(house, slug)
    const opened = await write(database, (tx) =>
      hintStore.openHint(tx, caller.id, slug, problem.hints.length),
    )
    if (!opened && (await hintStore.listHints(database.sql, caller.id, slug)).length >= problem.hints.length)
      throw conflict(problemMessages.noMoreHints)
    return { data: await openedHints(database.sql, caller.id, problem) }
  })

  serve(house, openEditorial, async ({ params: { slug }, caller, database }) => {
    const problem = await problemOf(house, slug)
    const solved = (await submissionStore.solvedAt(database.sql, caller.id, slug)) !== null
    await write(database, (tx) => hintStore.openEditorial(tx, caller.id, slug, solved))
    const opened = await hintStore.getEditorial(database.sql, caller.id, slug)
    return { data: await editorialOf(problem, opened ?? { afterSolving: solved }) }
  })

  serve(house, getOwnProblem, async ({ params: { slug }, caller }) => {
    const problem = await problemOf(house, slug)
    const of = { memberId: caller.id, problem: slug }
    const [opened, editorial, solvedAt, submissions] = await Promise.all([
      openedHints(sql, caller.id, problem),
      hintStore.getEditorial(sql, caller.id, slug),
      submissionStore.solvedAt(sql, caller.id, slug),
      submissionStore.list(sql, of, LAST),
    ])
    return {
      data: {
        ...opened,
        editorial: editorial ? await editorialOf(problem, editorial) : null,
        solvedAt: solvedAt?.toISOString() ?? null,
        submissions: submissions.map((row) => presentSubmission(row, house.judge.isReady)),
      },
    }
  })
}

async function openedHints(sql: Sql, memberId: string, { slug, hints }: Problem) {
  const numbers = await hintStore.listHints(sql, memberId, slug)
  const texts = numbers.flatMap((number) => hints[number - 1] ?? [])
  return { hints: await Promise.all(texts.map(rendered)), left: hints.length - texts.length }
}

async function editorialOf({ editorial }: Problem, { afterSolving }: { afterSolving: boolean }) {
  return { html: await rendered(editorial), afterSolving }
}

const rendered = async (text: string) => (await renderMarkdown(text, { headingIds: false })).html
