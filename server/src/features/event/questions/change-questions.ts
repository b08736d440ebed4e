import { createHash } from 'node:crypto'
import { questionMessages } from '@callofcode/contract/event/question-answer'
import type { checkEventQuestions } from '@callofcode/contract/event/questions'
import type { Sql } from '../../../platform/database/database.ts'
import { badInput } from '../../../platform/failure.ts'
import type { Call } from '../../../platform/http/endpoint-handler.ts'
import { type CountedRow, type NewQuestion, questionStore } from './question-store.ts'

type Given = Call<typeof checkEventQuestions>['body']['questions'][number]

interface Change {
  readonly eventId: string
  readonly before: readonly CountedRow[]
  readonly added: readonly (NewQuestion & { position: number })[]
  readonly kept: readonly { readonly row: CountedRow; readonly becomes: NewQuestion & { position: number } }[]
  readonly removed: readonly CountedRow[]
}
export interface Plan {
  readonly changes: readonly Change[]
  readonly lost: readonly { readonly name: string; readonly answers: number }[]
  readonly kept: number
}

/**
 * Says what other questions would do to an event and to those that follow it. The others are asked the same: what has the name that a
 * question had here is that question. One of another kind is another question.
 */
export function planChange(
  stored: readonly CountedRow[],
  eventIds: readonly string[],
  given: readonly Given[],
): Plan {
  const [first] = eventIds
  const here = stored.filter(({ eventId }) => eventId === first)
  const gone = given.findIndex(({ _id }) => _id !== null && !here.some(({ id }) => id === _id))
  if (gone >= 0) throw badInput({ [`questions.${gone}.name`]: questionMessages.gone })
  const changes = eventIds.map((eventId): Change => {
    const there = stored.filter((row) => row.eventId === eventId)
    const pairs = given.map((becomes, position) => {
      const before = here.find(({ id }) => id === becomes._id)
      const row = eventId === first ? before : there.find(isNamed((before ?? becomes).name))
      return { row: row?.kind === becomes.kind ? row : undefined, becomes: { ...becomes, position } }
    })
    const kept = pairs.flatMap(({ row, becomes }) => (row ? [{ row, becomes }] : []))
    return {
      eventId,
      kept,
      added: pairs.flatMap(({ row, becomes }) => (row ? [] : [becomes])),
      before: there,
      removed: there.filter((row) => !kept.some((one) => one.row === row)),
    }
  })
  return { changes, ...countsOf(changes) }
}

const isNamed = (name: string) => (row: CountedRow) => row.name.toLowerCase() === name.toLowerCase()

function countsOf(changes: readonly Change[]) {
  const lost = new Map<string, number>()
  let kept = 0
  const lose = ({ name }: CountedRow, answers: number) => {
    if (answers > 0) lost.set(name, (lost.get(name) ?? 0) + answers)
  }
  for (const change of changes)
    for (const row of change.before) {
      const becomes = change.kept.find((one) => one.row === row)?.becomes
      const without = becomes ? answersBeside(row, becomes.choices) : row.answers
      lose(row, without)
      kept += row.answers - without
    }
  return { lost: [...lost].map(([name, answers]) => ({ name, answers })), kept }
}

/** Counts the answers of choices that would be offered no more. */
function answersBeside({ kind, taken }: CountedRow, choices: readonly string[]): number {
  if (kind !== 'choice') return 0
  const offered = new Set(choices.map((one) => one.toLowerCase()))
  return taken
    .filter(({ value }) => !offered.has(value.toLowerCase()))
    .reduce((sum, { going, waiting }) => sum + going + waiting, 0)
}

export async function carryOut(tx: Sql, { changes }: Plan) {
  for (const { eventId, kept, added, removed } of changes) {
    await questionStore.remove(
      tx,
      removed.map(({ id }) => id),
    )
    for (const { row, becomes } of kept) {
      await questionStore.update(tx, row.id, becomes)
      if (row.kind === 'choice' && row.choices.join('\n') !== becomes.choices.join('\n'))
        await questionStore.keepChoices(tx, row.id, becomes.choices)
    }
    await questionStore.add(tx, [eventId], added)
  }
}

/** A number that changes with the questions, and not with the answers. */
export function versionOfQuestions(rows: readonly CountedRow[]): number {
  const said = JSON.stringify(
    rows.map(({ id, name, kind, choices, needed }) => [id, name, kind, choices, needed]),
  )
  return createHash('sha256').update(said).digest().readUInt32BE()
}
