import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../platform/feedback/toasts.ts'
import { forgetSession, type Session, sessionKey, sessionQuery } from '../platform/session/session.ts'
import { SIGNED_IN } from '../platform/session/signed-in-mark.ts'
import { localStore } from '../platform/storage/local-store.ts'

/**
 * The cookie is the browser's, so what another tab did to the sign-in holds here too. A sign-out takes what is personal
 * away, a sign-in makes a visitor's page the member's. Who is another member's page by now is told: what was typed there
 * is not thrown away.
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
  // A page that comes back as it was left has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && hear())
}

function follow(client: QueryClient, id: string) {
  const session = client.getQueryData<Session | null>(sessionKey)
  if ((session?.id ?? '') === id) return
  if (!id) return forgetSession(client)
  if (!session) return void client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  toast.warning('Somebody else signed in in another tab. Nothing more is sent from here.', {
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Load again', act: () => location.reload() },
  })
}
