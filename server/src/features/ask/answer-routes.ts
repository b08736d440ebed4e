import {
  askMessages,
  closeAsked,
  commentOnAsked,
  removeAsked,
  removeAskedComment,
  thankForAsked,
} from '@callofcode/contract/ask/ask'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, forbidden, missing } from '../../platform/failure.ts'
import { type Caller, isModerator } from '../../platform/http/caller.ts'
import { auditStore } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { ensureWelcome, renderAhead, THREADS } from '../forum/public.ts'
import { readQuestion } from './ask-read-routes.ts'
import { askReadStore } from './ask-read-store.ts'
import type { AskDependencies } from './ask-routes.ts'
import { askStore } from './ask-store.ts'
import { commentStore } from './comment-store.ts'

/** Comments of mentors and of the asking member, thanks, and the end of a question. */
export function answerRoutes(dependencies: AskDependencies) {
  const { api, database, budgets, problems, happened } = dependencies

  api.serve(
    commentOnAsked,
    async ({ params: { id }, body: { content, line }, caller, database: callDatabase }) => {
      await budgets.spend('comment', caller.id)
      await renderAhead(callDatabase.sql, content, caller.id)
      await write(callDatabase, async (tx) => {
        const question = await lock(tx, id)
        const own = question.memberId === caller.id
        if (!own && !(await commentStore.mayAnswer(tx, id, caller.id))) throw missing(askMessages.missing)
        if (question.askedTo === 'forum') throw conflict(askMessages.forum)
        if (!own && question.state === 'closed') throw conflict(askMessages.closed)
        if (line !== undefined && line > linesOf(question.source))
          throw badInput({ line: askMessages.noLine })
        await ensureWelcome(dependencies, tx, caller, { content, mentions: 0 })
        await commentStore.create(tx, { questionId: id, memberId: caller.id, line, content })
        await commentStore.move(tx, question, caller.id)
        await draftStore.remove(tx, caller.id, `answer:${id}`)
        const about = { questionId: id, by: caller.id }
        if (own) {
          const mentors = await commentStore.mentorsOf(tx, question)
          const audience = await askReadStore.audience(tx, mentors, caller.id)
          return happened(tx, 'question.asked', { ...about, mentors: audience })
        }
        const [asker] = await askReadStore.audience(tx, [question.memberId], caller.id)
        if (asker) await happened(tx, 'question.answered', { ...about, asker })
      })
      return {
        data: await readQuestion({ database: callDatabase, problems }, id, caller),
        message: sentence('ask.commentPosted', 'Comment Posted'),
      }
    },
  )

  api.serve(removeAskedComment, async ({ params: { id, comment }, caller, request }) => {
    await write(database, async (tx) => {
      const found = await commentStore.get(tx, id, comment)
      const readable = found && (await askReadStore.get(tx, id, caller))
      if (!found || !readable) throw missing(askMessages.commentMissing)
      const own = found.memberId === caller.id
      if (!own && !isModerator(caller)) throw forbidden()
      await commentStore.remove(tx, comment, caller.id)
      if (own) return
      await auditStore.record(tx, { caller, request }, 'help.removed', id)
      const about = { questionId: id, by: caller.id }
      if (found.memberId) await happened(tx, 'question.removed', { ...about, author: found.memberId })
    })
    return { message: sentence('ask.commentDeleted', 'Comment Deleted') }
  })

  api.serve(thankForAsked, async ({ params: { id }, body: { comment, reply }, caller }) => {
    await write(database, async (tx) => {
      const question = await lockOwn(tx, id, caller.id)
      if (question.thanked) throw conflict(askMessages.thanked)
      const to = comment
        ? (await commentStore.get(tx, id, comment))?.memberId
        : question.threadId && (await commentStore.authorOfReply(tx, question.threadId, reply ?? ''))
      if (!to || to === caller.id) throw badInput({ [comment ? 'comment' : 'reply']: askMessages.noThanks })
      await commentStore.thank(tx, id, to, comment)
      const [hears] = await askReadStore.audience(tx, [to], caller.id)
      if (hears) await happened(tx, 'question.thanked', { questionId: id, by: caller.id, to: hears })
    })
    return { message: sentence('ask.thanksSent', 'Thanks Sent') }
  })

  api.serve(closeAsked, async ({ params: { id }, body: { closed }, caller }) => {
    await write(database, async (tx) => {
      await lockOwn(tx, id, caller.id)
      if (closed) await askStore.setState(tx, id, 'closed')
      else await askStore.reopen(tx, id)
    })
    return {
      message: closed
        ? sentence('ask.questionClosed', 'Question Closed')
        : sentence('ask.questionOpened', 'Question Opened'),
    }
  })

  api.serve(removeAsked, async ({ params: { id }, caller }) => {
    await write(database, async (tx, changed) => {
      const { threadId } = await lockOwn(tx, id, caller.id)
      if (threadId) changed(THREADS, `thread:${threadId}`)
      await askStore.remove(tx, id)
    })
    return { message: sentence('ask.questionDeleted', 'Question Deleted') }
  })
}

/** Allows a draft of an answer to members who may answer. */
export const answerGate =
  ({ sql }: Pick<Database, 'sql'>) =>
  async (caller: Caller, id: string): Promise<boolean> =>
    (await askReadStore.get(sql, id, caller))?.mayAnswer ?? false

async function lock(tx: Sql, id: string) {
  const question = await askStore.getForUpdate(tx, id)
  if (!question) throw missing(askMessages.missing)
  return question
}

async function lockOwn(tx: Sql, id: string, memberId: string) {
  const question = await lock(tx, id)
  if (question.memberId !== memberId) throw missing(askMessages.missing)
  return question
}

const linesOf = (source: string | null) => (source === null ? 0 : source.split('\n').length)
