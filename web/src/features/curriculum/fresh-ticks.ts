import type { QueryClient } from '@tanstack/react-query'
import { isOffline } from '../../platform/offline/is-offline.ts'
import { isReached } from '../../platform/offline/use-site-reached.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { localStore } from '../../platform/storage/local-store.ts'

/** When a tab of this browser changed ticks or stars last. */
const changedKey = (memberId: string) => `draft:${memberId}:ticks-sent`

/** The other tabs ask for ticks and stars anew. */
export const tellTabs = (memberId: string) => localStore.put(changedKey(memberId), String(Date.now()))

/** Of members alone, and not before it is needed. */
const load = () => import('./send-ticks.ts')

/** Asks for ticks and stars anew once another tab has changed them, and when the member comes back to a tab that shows old ones. */
export function keepTicksFresh(client: QueryClient) {
  const memberId = () => client.getQueryData<Session | null>(sessionKey)?.id
  const refresh = () => {
    isReached()
      .then(async (found) => {
        if (!found) return
        const { refreshCompleted, refreshStars } = await load()
        await Promise.all([refreshCompleted(client), refreshStars(client)])
      })
      .catch(reportError)
  }
  const refreshOld = () => {
    if (document.visibilityState !== 'visible' || !memberId() || isOffline()) return
    load().then(
      ({ areOld }) => areOld(client) && refresh(),
      () => undefined,
    )
  }
  addEventListener('focus', refreshOld)
  document.addEventListener('visibilitychange', refreshOld)
  addEventListener('storage', ({ key, newValue }) => {
    const id = memberId()
    if (id && key === changedKey(id) && newValue !== null) refresh()
  })
  const id = memberId()
  // This page was drawn before that.
  if (id && Number(localStore.get(changedKey(id)) ?? 0) > drawnAt()) refresh()
}

/** By the clock of this device: when this page was asked for, or kept on the device. */
const drawnAt = () => Date.parse(document.documentElement.dataset.keptAt ?? '') || performance.timeOrigin
