import type { QueryClient } from '@tanstack/react-query'
import { SITE_ANSWERED } from '../../platform/api/client.ts'
import { pauseAfter } from '../../platform/api/try-again.ts'
import { isOffline } from '../../platform/offline/is-offline.ts'
import { isReached } from '../../platform/offline/use-site-reached.ts'
import { WAITS } from '../../platform/offline/word-queue.ts'
import { onMemberChange, type Session, sessionKey } from '../../platform/session/session.ts'
import { localStore } from '../../platform/storage/local-store.ts'

/** After what the page itself loads. */
const SOON = 1_500

type SendWaiting = (client: QueryClient, memberId: string) => Promise<unknown>

/**
 * Sends what was done without a network, from whichever page is open once there is one. The browser may say so before the way
 * works, and remembers for the life of a page a part that it could not load: so what sends is loaded early, or once the site answers.
 */
export function startSendingTicks(client: QueryClient, load: () => Promise<{ sendWaiting: SendWaiting }>) {
  const memberId = () => client.getQueryData<Session | null>(sessionKey)?.id
  let [isBusy, isAgain, failures] = [false, false, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer ??= setTimeout(begin, pauseAfter(failures++, undefined))
  }
  const begin = () => {
    clearTimeout(timer)
    timer = undefined
    if (isBusy) {
      isAgain = true
      return
    }
    const id = memberId()
    if (!id || !navigator.onLine || !isWaiting(id)) return
    isBusy = true
    isAgain = false
    send(id)
      .then((isSent) => {
        isBusy = false
        if (!isSent || isAgain) later()
        else failures = 0
      })
      .catch(reportError)
  }
  /** False where it is worth another try. What the site refuses for now waits for the next page. */
  const send = async (id: string) => {
    if (!(await isReached())) return false
    const loaded = await load().catch(() => undefined)
    await loaded?.sendWaiting(client, id).catch(reportError)
    return loaded !== undefined
  }
  addEventListener('online', begin)
  addEventListener(WAITS, () => {
    if (isBusy) isAgain = true
    else later()
  })
  // While there is a network: later, a part of it may be remembered as one that could not be loaded.
  const loadEarly = () => {
    if (memberId() && !isOffline()) setTimeout(() => load().catch(() => undefined), SOON)
  }
  onMemberChange((id) => {
    if (!id) return
    loadEarly()
    begin()
  })
  loadEarly()
  // The way works again, whatever the browser says.
  addEventListener(SITE_ANSWERED, () => {
    if (timer !== undefined) begin()
  })
  begin()
}

/** Ticks, stars, reviews and hints, as `wordQueue` keeps them, notes that are not sent, and packs, which may have to go on. */
const isWaiting = (memberId: string) =>
  localStore.keys().some((key) => {
    const [, owner, kind] = /^draft:([^:]+):(tick|star|review|hint|pack|note):/.exec(key) ?? []
    return owner === memberId && (kind !== 'note' || localStore.get(key)?.includes('"sent":false'))
  })
