import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { localStore } from '../../platform/storage/local-store.ts'

/** When ticks were sent last, for tabs whose page was rendered before that. */
export const sentKey = (memberId: string) => `draft:${memberId}:ticks-sent`
/** Longer than it takes to load a page. */
const JUST_NOW = 60_000

type SendWaiting = (client: QueryClient, memberId: string) => Promise<unknown>

/** Sends what was done without a network, from whichever page is open once there is one. */
export function startSendingTicks(client: QueryClient, load: () => Promise<{ sendWaiting: SendWaiting }>) {
  const memberId = () => client.getQueryData<Session | null>(sessionKey)?.id
  const begin = () => {
    const id = memberId()
    if (id && navigator.onLine && isWaiting(id))
      load()
        .then(
          ({ sendWaiting }) => sendWaiting(client, id),
          // The network is gone again. It is sent once that is back.
          () => undefined,
        )
        .catch(reportError)
  }
  const refresh = () => {
    import('./send-ticks.ts')
      .then(({ refreshCompleted, refreshStars }) =>
        Promise.all([refreshCompleted(client), refreshStars(client)]),
      )
      .catch(reportError)
  }
  addEventListener('online', begin)
  addEventListener('storage', ({ key, newValue }) => {
    const id = memberId()
    if (id && key === sentKey(id) && newValue !== null) refresh()
  })
  const id = memberId()
  if (id && Date.now() - Number(localStore.get(sentKey(id)) ?? 0) < JUST_NOW) refresh()
  begin()
}

/** Ticks, stars, reviews and hints, as `wordQueue` keeps them, notes that are not sent, and packs, which may have to go on. */
const isWaiting = (memberId: string) =>
  localStore.keys().some((key) => {
    const [, owner, kind] = /^draft:([^:]+):(tick|star|review|hint|pack|note):/.exec(key) ?? []
    return owner === memberId && (kind !== 'note' || localStore.get(key)?.includes('"sent":false'))
  })
