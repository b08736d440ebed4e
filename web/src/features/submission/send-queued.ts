import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { queuedProblems } from './submission-outbox.ts'

/** Sends submissions that were made offline, from any open page, once there is a connection. */
export async function sendQueuedSubmissions(client: QueryClient) {
  const session = client.getQueryData<Session | null>(sessionKey)
  if (!session?.role || queuedProblems(session.id).length === 0) return
  const { resumeAll } = await import('./submission-senders.ts')
  resumeAll(session.id)
}
