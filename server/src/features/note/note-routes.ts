import { messages } from '@callofcode/contract/messages'
import {
  getNotedQuestion,
  type ListedNote,
  listMarks,
  listNotes,
  listStars,
  setStar,
} from '@callofcode/contract/note/note'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, pageOf, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { renderPlain } from '../../platform/markdown/render-plain.ts'
import { type ProblemLibrary, problemsByQuestion, questionIdOf } from '../problem/public.ts'
import { type Noted, type NoteRow, noteStore } from './note-store.ts'

const LONGEST = 200
const BEFORE = 60

/** Returns the beginning of a note, or the text around the first word searched for, in one line. */
function excerptOf(text: string, asked: string | undefined): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const found = asked ? firstOf(line, asked) : 0
  const from = found > BEFORE ? line.indexOf(' ', found - BEFORE) + 1 : 0
  const part = [...line.slice(from, from + LONGEST * 2)].slice(0, LONGEST).join('')
  return `${from > 0 ? '… ' : ''}${part}${from + part.length < line.length ? ' …' : ''}`
}

/** Returns where a searched word begins, in any of its forms. Returns 0 if it is only in the title. */
function firstOf(line: string, asked: string): number {
  const lower = line.toLowerCase()
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const places = words.map((word) => lower.indexOf(word.slice(0, Math.max(3, word.length - 2))))
  const found = places.filter((at) => at >= 0)
  return found.length > 0 ? Math.min(...found) : 0
}

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

const PAGE = 30

/** Serves notes with their search, and stars. */
export function noteRoutes({ api, database, problems }: Dependencies) {
  api.serve(listNotes, async ({ query: { q, cursor }, caller }) => {
    const asked = q || undefined
    const rows = await noteStore.list(database, caller.id, {
      q: asked,
      forms: asked ? formsOf(problems, asked) : [],
      after: readCursor(exactPlace, cursor),
      most: PAGE + 1,
    })
    const { page, last } = pageOf(rows, PAGE)
    return {
      data: await Promise.all(page.map((row) => presentNote(problems, row, caller.id, asked))),
      nextCursor: writeCursor(last && [last.at, last.id]),
    }
  })

  api.serve(listStars, async ({ query: { cursor }, caller }) => {
    const after = readCursor(exactPlace, cursor)
    const { page, last } = pageOf(await noteStore.stars(database, caller.id, after, PAGE + 1), PAGE)
    const slugs = problemsByQuestion(problems)
    return {
      data: page.map(({ id, at, starredAt, ...row }) => ({
        ...row,
        problem: slugs.get(row.questionId) ?? null,
        starredAt: starredAt.toISOString(),
      })),
      nextCursor: writeCursor(last && [last.at, last.id]),
    }
  })

  api.serve(listMarks, async ({ caller }) => {
    const { starred, noted } = await noteStore.marks(database, caller.id)
    const ids = noted.flatMap((one) => questionOf(problems, one) ?? [])
    return { data: { starred, noted: [...new Set(ids)] } }
  })

  api.serve(getNotedQuestion, async ({ params: { questionId: id }, caller }) => {
    const row = await noteStore.get(database, caller.id, id)
    if (!row) throw missing(messages.questionMissing)
    const { questionId, title, difficulty, link, topicId, topic, done, starred } = row
    const problem = problemsByQuestion(problems).get(id) ?? null
    return { data: { questionId, title, difficulty, link, topicId, topic, problem, done, starred } }
  })

  api.serve(
    setStar,
    async ({ params: { questionId: id }, body: { starred }, caller, database: callDatabase }) => {
      if (starred && !(await noteStore.get(callDatabase, caller.id, id)))
        throw missing(messages.questionMissing)
      await write(callDatabase, (tx) => noteStore[starred ? 'star' : 'unstar'](tx, caller.id, id))
      return { data: { starred } }
    },
  )
}

const slugIn = (form: string) => form.slice('note:'.length)

/** Problems are found by their titles, which are not in the database. */
function formsOf(problems: ProblemLibrary, asked: string): string[] {
  const wanted = asked.toLowerCase()
  return problems
    .list()
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ slug }) => `note:${slug}`)
}

function questionOf(problems: ProblemLibrary, { form, questionId }: Noted): string | null {
  const head = problems.head(slugIn(form))
  return questionId ?? (head ? questionIdOf(head) : null)
}

async function presentNote(
  problems: ProblemLibrary,
  row: NoteRow,
  owner: string,
  asked: string | undefined,
): Promise<ListedNote> {
  const slug = slugIn(row.place)
  const head = problems.head(slug)
  return {
    place: row.place,
    title: head?.title ?? row.name ?? '',
    difficulty: head?.difficulty ?? row.difficulty,
    questionId: questionOf(problems, { form: row.place, questionId: row.questionId }),
    problem: head ? slug : null,
    excerpt: excerptOf(await renderPlain(row.text, { owner }), asked),
    updatedAt: row.updatedAt.toISOString(),
  }
}
