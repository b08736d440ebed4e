import { queuedProblems } from './submission-outbox.ts'
import { SubmissionSender } from './submission-sender.ts'

/** Senders live longer than the page of their problem, because a submission is sent from any open page. */
const senders = new Map<string, SubmissionSender>()

export function senderOf(memberId: string, slug: string): SubmissionSender {
  const key = `${memberId}:${slug}`
  const known = senders.get(key)
  if (known) return known
  const made = new SubmissionSender(memberId, slug)
  senders.set(key, made)
  addEventListener('online', made.tryNow)
  addEventListener('storage', made.recheck)
  return made
}

/** Sends every submission of a member that is still stored in this browser. */
export function resumeAll(memberId: string) {
  for (const slug of queuedProblems(memberId)) senderOf(memberId, slug).resume()
}
