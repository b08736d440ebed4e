import { say } from 'words:core'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../platform/feedback/toasts.ts'
import {
  leaveNothing,
  type Session,
  SIGNED_IN,
  sessionKey,
  sessionQuery,
} from '../platform/session/session.ts'
import { localStore } from '../platform/storage/local-store.ts'

/**
 * Follows sign-ins and sign-outs in other tabs, because all tabs share one cookie. A sign-out removes personal data. A sign-in
 * turns a visitor's page into the member's. If another member has signed in, a notice appears and typed text is kept.
 */
export function hearOtherTabs(client: QueryClient) {
  let heard = localStore.get(SIGNED_IN)
  const hear = () => {
    const now = localStore.get(SIGNED_IN)
    if (now === heard) return
    heard = now
    follow(client, now?.split(' ')[0] ?? '')
  }
  addEventListener('storage', ({ key }) => key === SIGNED_IN && hear())
  // A page that the browser restored has missed earlier messages.
  addEventListener('pageshow', ({ persisted }) => persisted && hear())
}

function follow(client: QueryClient, id: string) {
  const session = client.getQueryData<Session | null>(sessionKey)
  if ((session?.id ?? '') === id) return
  if (!id) return leaveNothing(client)
  if (!session) return void client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  toast.warning(say('otherMember'), {
    duration: Number.POSITIVE_INFINITY,
    action: { label: say('loadAgain'), act: () => location.reload() },
  })
}
