import type { QueryClient } from '@tanstack/react-query'
import { isReached } from '../../platform/offline/use-site-reached.ts'
import { isOffline } from '../../platform/offline/while-offline.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { localStore } from '../../platform/storage/local-store.ts'

/** The key of the time when a tab last changed ticks or stars. */
const changedKey = (memberId: string) => `draft:${memberId}:ticks-sent`

/** Makes the other tabs read ticks and stars again. */
export const tellTabs = (memberId: string) => localStore.put(changedKey(memberId), String(Date.now()))

/** Loads the module for members only, and when it is needed. */
const load = () => import('./send-ticks.ts')

/** Reads ticks and stars again after another tab has changed them, and when the member returns to a tab that shows old ones. */
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
  // This page was drawn before the change.
  if (id && Number(localStore.get(changedKey(id)) ?? 0) > drawnAt()) refresh()
}

/** The time when this page was requested, or stored on the device. It is by the clock of this device. */
const drawnAt = () => Date.parse(document.documentElement.dataset.keptAt ?? '') || performance.timeOrigin
