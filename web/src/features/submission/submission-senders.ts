import { queuedProblems } from './submission-outbox.ts'
import { SubmissionSender } from './submission-sender.ts'

/** They outlive the screen of their problem: what was handed in goes out from wherever one is by then. */
const senders = new Map<string, SubmissionSender>()

export function senderOf(memberId: string, slug: string): SubmissionSender {
  const key = `${memberId}:${slug}`
  const known = senders.get(key)
  if (known) return known
  const made = new SubmissionSender(memberId, slug)
  senders.set(key, made)
  addEventListener('online', made.tryNow)
  addEventListener('storage', made.lookAgain)
  return made
}

/** Sends whatever this browser still keeps of a member. */
export function resumeAll(memberId: string) {
  for (const slug of queuedProblems(memberId)) senderOf(memberId, slug).resume()
}
