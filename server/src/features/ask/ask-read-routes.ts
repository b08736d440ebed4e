import { askMessages, getAsked, listAsked, listQueue } from '@callofcode/contract/ask/ask'
import { getCarried } from '@callofcode/contract/ask/ask-thread'
import { forumMessages } from '@callofcode/contract/forum/forum'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { type Caller, isModerator } from '../../platform/http/caller.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { threadStore } from '../forum/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { askReadStore } from './ask-read-store.ts'
import type { AskDependencies } from './ask-routes.ts'
import { presentCarried, presentListed, presentQuestion, problemNamed } from './present-ask.ts'

/** Responses are not cached, because each is for one reader. */
export function askReadRoutes({ api, database, problems }: AskDependencies) {
  const { sql } = database

  api.serve(listAsked, async ({ query, caller }) => {
    const { rows, next } = await askReadStore.mine(sql, caller.id, readCursor(exactPlace, query.cursor))
    return { data: rows.map((row) => presentListed(problems, row)), nextCursor: writeCursor(next) }
  })

  api.serve(listQueue, async ({ query: { cursor, answered }, caller }) => {
    const after = readCursor(exactPlace, cursor)
    const [isMentor, { rows, next }] = await Promise.all([
      askReadStore.isMentor(sql, caller.id),
      askReadStore.queue(sql, caller.id, answered === 'yes', after),
    ])
    return { isMentor, data: rows.map((row) => presentListed(problems, row)), nextCursor: writeCursor(next) }
  })

  api.serve(getAsked, async ({ params: { id }, caller }) => ({
    data: await readQuestion({ database, problems }, id, caller),
  }))

  api.serve(getCarried, async ({ params: { id }, caller }) => {
    const found = await threadStore.get(sql, id, caller)
    if (!found) throw missing(forumMessages.threadMissing)
    const rows = await askReadStore.ofThread(sql, id, caller)
    return {
      data: rows.map((row) => ({
        _id: row.id,
        postId: row.postId,
        own: row.own,
        thanked: row.thanked,
        problem: problemNamed(problems, row.problem),
        carried: row.shown ? presentCarried(row) : null,
      })),
    }
  })
}

/** Throws 404, also when the caller may not read the question. */
export async function readQuestion(
  { database, problems }: { database: Database; problems: ProblemLibrary },
  id: string,
  caller: Caller,
) {
  const row = await askReadStore.get(database.sql, id, caller)
  if (!row) throw missing(askMessages.missing)
  const comments = await askReadStore.comments(database.sql, id, caller)
  return presentQuestion(problems, row, comments, { id: caller.id, moderates: isModerator(caller) })
}
