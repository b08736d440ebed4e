import type { Notification } from '@callofcode/contract/notification'

type Said = Pick<Notification, 'kind' | 'actor' | 'ruling'>

/** What happened, in one sentence. */
export function wordsOf({ kind, actor, ruling }: Said): string {
  const who = actor?.name ?? 'A former member'
  if (kind === 'mention') return `${who} mentioned you`
  if (kind === 'reply') return `${who} replied to you`
  if (kind === 'thread') return `${who} replied in your thread`
  if (kind === 'accepted') return `${who} accepted your answer`
  const kept = ruling === 'kept'
  if (kind === 'report') return `The moderators ${kept ? 'kept' : 'removed'} a post that you flagged`
  return kept
    ? 'The moderators looked at your post, which was flagged, and kept it'
    : 'The moderators removed your post'
}
