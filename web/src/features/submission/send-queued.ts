import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionKey } from '../../platform/api/session.ts'
import { queuedProblems } from './submission-outbox.ts'

/** What was handed in without a connection goes out as soon as there is one, whatever page is open by then. */
export async function sendQueuedSubmissions(client: QueryClient) {
  const session = client.getQueryData<Session | null>(sessionKey)
  if (!session?.role || queuedProblems(session.id).length === 0) return
  const { resumeAll } = await import('./submission-senders.ts')
  resumeAll(session.id)
}
