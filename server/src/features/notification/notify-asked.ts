import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { AskListener } from '../ask/public.ts'
import { queueAnswerMail, queueQuestionMails } from './asked-mail.ts'
import { notificationStore } from './notification-store.ts'

/** Notifies mentors of questions, who asked of answers, and whoever helped of thanks; the first two by mail too. No moderator is named. */
export const notifyAsked = (mailer: MailQueue): AskListener => ({
  async asked(tx, { questionId, by }, mentors) {
    await notificationStore.createOfQuestion(tx, questionId, { kind: 'question', actorId: by }, mentors)
    await queueQuestionMails(mailer, tx, mentors)
  },
  async answered(tx, { questionId, by }, asker) {
    await notificationStore.createOfQuestion(tx, questionId, { kind: 'question-answer', actorId: by }, [
      asker,
    ])
    await queueAnswerMail(mailer, tx, { memberId: asker, questionId })
  },
  thanked: (tx, { questionId, by }, to) =>
    notificationStore.createOfQuestion(tx, questionId, { kind: 'question-thanks', actorId: by }, [to]),
  removed: (tx, { questionId }, author) =>
    notificationStore.createOfQuestion(tx, questionId, { kind: 'question-removed', actorId: null }, [author]),
})
