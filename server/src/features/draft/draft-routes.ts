import { askMessages } from '@callofcode/contract/ask/ask'
import { blogLifeMessages } from '@callofcode/contract/blog-life/blog-life'
import {
  type Draft,
  type DraftForm,
  type draftBody,
  draftOutdated,
  getDraft,
  isEditForm,
  type ListedDraft,
  listDrafts,
  removeDraft,
  saveDraft,
} from '@callofcode/contract/draft/draft'
import { memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { messages } from '@callofcode/contract/messages'
import { problemMessages } from '@callofcode/contract/problem/problem'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { holds } from '@callofcode/contract/task'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { conflict, forbidden, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'

import type { Caller } from '../../platform/http/caller.ts'
import { readCursor, timePlace, writeCursor } from '../../platform/http/cursor.ts'

import type { ProblemLibrary } from '../problem/public.ts'
import { draftStore, type ListedRow } from './draft-store.ts'
import type { DraftRow } from './draft-tables.ts'
import { isQuestionId, type NotePlace, notePlaceOf } from './note-place.ts'

type Gated = 'writing' | 'comment' | 'series' | 'answer'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  /** Matches if somebody may not read the thread. */
  readonly hidesThread: (caller: Caller, threadId: SQL) => SQL
  /** Returns whether somebody may write this: the text of a member's blog, a comment on it, or a series of blogs. */
  readonly mayWrite: Readonly<Record<Gated, (caller: Caller, id: string) => Promise<boolean>>>
}

/** Drafts are found by the caller's own id, so each member reaches only their own. */
export function draftRoutes({ api, database, problems, hidesThread, mayWrite }: Dependencies) {
  const { sql } = database

  api.serve(listDrafts, async ({ query, caller }) => {
    const { rows, next } = await draftStore.list(
      sql,
      caller.id,
      readCursor(timePlace, query.cursor),
      hidesThread(caller, raw`page.thread_id`),
    )
    const data = rows.map((row) => listed(row, (slug) => problems.head(slug)?.title))
    return { data, nextCursor: writeCursor(next) }
  })

  api.serve(getDraft, async ({ params, caller }) => {
    const note = notePlaceOf(problems, params.form)
    const row = note
      ? await draftStore.getNote(sql, caller.id, note)
      : await draftStore.get(sql, caller.id, params.form)
    return { data: row ? present(row) : null }
  })

  api.serve(saveDraft, async ({ params, body, caller }) => {
    mayKeep(problems, caller, params.form)
    const note = notePlaceOf(problems, params.form)
    if (note)
      return {
        data: await saveNote(caller.id, note, body),
        message: sentence('draft.draftSaved', 'Draft Saved'),
      }
    const [, kind, id = ''] = /^(writing|comment|series|answer):(.+)$/.exec(params.form) ?? []
    if (kind && !(await mayWrite[kind as Gated](caller, id))) throw missing(MISSING[kind as Gated])
    const row = await draftStore.save(sql, caller.id, params.form, body)
    if (!row) throw conflict(draftOutdated)
    return { data: present(row), message: sentence('draft.draftSaved', 'Draft Saved') }
  })

  api.serve(removeDraft, async ({ params, caller }) => {
    const note = notePlaceOf(problems, params.form)
    if (note) await draftStore.removeNote(sql, caller.id, note)
    else await draftStore.remove(sql, caller.id, params.form)
    return { message: sentence('draft.draftRemoved', 'Draft Removed') }
  })

  async function saveNote(
    memberId: string,
    note: NotePlace,
    body: z.output<typeof draftBody>,
  ): Promise<Draft> {
    const { form, questionId } = note
    if (isQuestionId(form.slice('note:'.length)) && !(await draftStore.isQuestion(sql, questionId ?? '')))
      throw missing(messages.questionMissing)
    await draftStore.renameNote(sql, memberId, note)
    const row = await draftStore.save(sql, memberId, form, { ...body, questionId })
    if (!row) throw conflict(draftOutdated)
    return present(row)
  }
}

/**
 * Refuses drafts of an edit to members who may not edit the item, and drafts of a problem that does not exist. Otherwise a member
 * could fill the disk under invented names.
 */
function mayKeep(problems: ProblemLibrary, caller: Caller, form: DraftForm) {
  if (isEditForm(form) && !holds(caller, 'content')) throw forbidden()
  const [kind, slug = ''] = form.split(':')
  if (kind === 'note' && isQuestionId(slug)) return
  if (/^(solution|note|question|ask)$/.test(kind ?? '') && !problems.head(slug))
    throw missing(problemMessages.missing)
}

const MISSING: Readonly<Record<Gated, Sentence>> = {
  writing: memberBlogMessages.missing,
  comment: memberBlogMessages.missing,
  series: blogLifeMessages.seriesMissing,
  answer: askMessages.missing,
}

const present = (row: DraftRow): Draft => ({ content: row.content, updatedAt: row.updatedAt.toISOString() })

const MOST_SHOWN = 160
const OF_PROBLEM = /^(solution|note|question|ask)$/
const unnamed = (kind = '', slug: string) => (OF_PROBLEM.test(kind) && !isQuestionId(slug) ? slug : '')
/** The fields that may name the subject of a form, in this order. */
const FIRST = ['title', 'content', 'company', 'description', 'source', 'text']

function listed(
  { place, content, title, updatedAt }: ListedRow,
  titleOf: (slug: string) => string | undefined,
) {
  const [kind, slug = ''] = place.split(':')
  const texts = [...FIRST.map((name) => content[name]), ...Object.values(content)]
  const begins = texts.find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? ''
  return {
    place,
    about: (OF_PROBLEM.test(kind ?? '') ? titleOf(slug) : undefined) ?? title ?? unnamed(kind, slug),
    begins: [...begins.trim().slice(0, MOST_SHOWN * 4)].slice(0, MOST_SHOWN).join(''),
    updatedAt: new Date(updatedAt).toISOString(),
  } satisfies ListedDraft
}
