import { askMessages } from '@callofcode/contract/ask/ask'
import { listAskedReports, reportAsked, resolveAskedReport } from '@callofcode/contract/ask/ask-report'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import { auditStore } from '../account/public.ts'
import { presentAuthor } from '../forum/public.ts'
import { askReadStore } from './ask-read-store.ts'
import type { AskDependencies } from './ask-routes.ts'
import { commentStore } from './comment-store.ts'
import { reportStore } from './report-store.ts'

/** Reports about questions to mentors, and the decisions of moderators. Threads have their own flags. */
export function reportRoutes({ api, database, budgets, happened }: AskDependencies) {
  api.serve(reportAsked, async ({ params: { id }, body: { comment, reason, note }, caller }) => {
    await budgets.spend('comment', caller.id)
    await write(database, async (tx) => {
      const question = await askReadStore.get(tx, id, caller)
      if (!question || question.askedTo === 'forum') throw missing(askMessages.missing)
      if (comment && !(await commentStore.get(tx, id, comment)))
        throw badInput({ comment: askMessages.commentMissing })
      await reportStore.create(tx, { questionId: id, comment, memberId: caller.id, reason, note })
    })
    return { message: sentence('ask.moderatorsLook', 'The moderators will look at it') }
  })

  api.serve(listAskedReports, async () => ({
    data: (await reportStore.list(database.sql)).map(({ id, ...row }) => ({
      ...row,
      _id: id,
      author: presentAuthor(row.author),
      reportedBy: presentAuthor(row.reportedBy),
    })),
  }))

  api.serve(resolveAskedReport, async ({ params: { id }, body: { ruling }, caller, request }) => {
    const before = await write(database, async (tx) => {
      const report = await reportStore.getForUpdate(tx, id)
      if (!report) throw missing(askMessages.reportMissing)
      // The first decision stands, and the message names it.
      if (report.ruling) return report.ruling
      const { questionId, commentId, author } = report
      await reportStore.resolve(tx, report, ruling, caller.id)
      await auditStore.record(tx, { caller, request }, `help.${ruling}`, questionId)
      if (ruling === 'kept') return
      if (commentId) await commentStore.remove(tx, commentId, caller.id)
      else await reportStore.removeQuestion(tx, questionId, caller.id)
      if (author && author !== caller.id)
        await happened(tx, 'question.removed', { questionId, by: caller.id, author })
    })
    if (before && before !== ruling)
      return {
        message: sentence('ask.anotherModeratorBefore', 'Another moderator {ruling} it before', {
          ruling:
            before === 'kept'
              ? sentence('moderation.kept', 'kept')
              : sentence('moderation.removed', 'removed'),
        }),
      }
    return { message: ruling === 'kept' ? sentence('ask.kept', 'Kept') : sentence('ask.removed', 'Removed') }
  })
}
