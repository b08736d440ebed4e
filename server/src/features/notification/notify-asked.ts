import type { AskListener } from '../ask/public.ts'
import { notificationStore } from './notification-store.ts'

/** Notifies mentors of questions, who asked of answers, and whoever helped of thanks. No moderator is named. */
export const notifyAsked: AskListener = {
  asked: (tx, { questionId, by }, mentors) =>
    notificationStore.createOfQuestion(tx, questionId, { kind: 'question', actorId: by }, mentors),
  answered: (tx, { questionId, by }, asker) =>
    notificationStore.createOfQuestion(tx, questionId, { kind: 'question-answer', actorId: by }, [asker]),
  thanked: (tx, { questionId, by }, to) =>
    notificationStore.createOfQuestion(tx, questionId, { kind: 'question-thanks', actorId: by }, [to]),
  removed: (tx, { questionId }, author) =>
    notificationStore.createOfQuestion(tx, questionId, { kind: 'question-removed', actorId: null }, [author]),
  reported: (tx, { questionId }, moderators) =>
    notificationStore.createOfQuestion(
      tx,
      questionId,
      { kind: 'question-report', actorId: null },
      moderators,
    ),
}
