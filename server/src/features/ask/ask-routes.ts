import { askMessages, askQuestion, getAsking, MOST_OPEN } from '@callofcode/contract/ask/ask'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { sentence } from '@callofcode/contract/sentence'
import { type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { draftStore } from '../draft/public.ts'
import { ensureWelcome, type ForumDependencies, renderAhead, startThread } from '../forum/public.ts'
import { type ProblemLibrary, problemOf, questionIdOf } from '../problem/public.ts'
import { submissionStore } from '../submission/public.ts'
import { answerRoutes } from './answer-routes.ts'
import { askReadRoutes } from './ask-read-routes.ts'
import { askReadStore } from './ask-read-store.ts'
import { askStore } from './ask-store.ts'
import { reportRoutes } from './report-routes.ts'

export interface AskDependencies extends ForumDependencies {
  readonly problems: ProblemLibrary
}

/** Questions about problems to mentors or to the forum, with their attachments. */
export function askRoutes(dependencies: AskDependencies) {
  const { api, database, budgets, problems, happened } = dependencies
  askReadRoutes(dependencies)
  answerRoutes(dependencies)
  reportRoutes(dependencies)

  api.serve(getAsking, async ({ params: { slug }, caller }) => {
    await problemOf(problems, slug)
    const { sql } = database
    const [mentors, forum, asked, open] = await Promise.all([
      askStore.wait(sql, 'mentors'),
      askStore.wait(sql, 'forum'),
      askStore.mentorsFor(sql, caller.id),
      askStore.countOpen(sql, caller.id),
    ])
    return { data: { wait: { mentors, forum }, mentors: asked.length, open, most: MOST_OPEN } }
  })

  api.serve(askQuestion, async ({ params: { slug }, body, caller, database: callDatabase }) => {
    const problem = await problemOf(problems, slug)
    await budgets.spend('post', caller.id)
    await renderAhead(callDatabase.sql, body.content, caller.id)
    const data = await write(callDatabase, async (tx, changed) => {
      await askStore.ensureFew(tx, caller.id)
      const carried = await carriedBy(tx, caller, slug, body)
      const { title, content, to } = body
      const question = {
        memberId: caller.id,
        problem: slug,
        questionId: questionIdOf(problem),
        askedTo: to,
        title,
        content,
        ...carried,
      }
      await draftStore.remove(tx, caller.id, `ask:${slug}`)
      if (to === 'mentors') {
        await ensureWelcome(dependencies, tx, caller, { title, content, mentions: 0 })
        const mentors = await askStore.mentorsFor(tx, caller.id)
        if (mentors.length === 0) throw conflict(askMessages.noMentors)
        const id = await askStore.create(tx, question)
        const audience = await askReadStore.audience(tx, mentors, caller.id)
        await happened(tx, 'question.asked', { questionId: id, by: caller.id, mentors: audience })
        return { _id: id, threadId: null }
      }
      const carries = Boolean(carried.source ?? carried.verdict ?? carried.counterexample)
      const thread = { title, content, category: 'DSA help', asksAbout: slug, carries }
      const threadId = await startThread({ ...dependencies, tx, changed }, thread, caller)
      const id = await askStore.create(tx, { ...question, postId: threadId, threadId })
      return { _id: id, threadId }
    })
    return {
      data,
      message:
        body.to === 'mentors'
          ? sentence('ask.mentorsAsked', 'Mentors Asked')
          : sentence('ask.threadStarted', 'Thread Started'),
    }
  })
}

/** Returns the attachments. Data about a submission comes from the judge, whatever the caller sends. */
async function carriedBy(
  tx: Sql,
  caller: Caller,
  slug: string,
  { code, submission: submissionId, verdict, counterexample }: BodyOf<typeof askQuestion>,
) {
  if (!submissionId) return { ...code, ...verdict, judged: false, ...(counterexample && { counterexample }) }
  const row = await submissionStore.get(tx, submissionId)
  if (!row || row.memberId !== caller.id || row.problem !== slug || row.state !== 'done')
    throw badInput({ submission: askMessages.submissionMissing })
  return {
    ...(code && { language: row.language, source: row.source }),
    submissionId,
    verdict: row.verdict,
    reason: row.reason,
    judged: true,
    ...(counterexample && { counterexample }),
  }
}
