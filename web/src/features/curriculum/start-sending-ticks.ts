import type { QueryClient } from '@tanstack/react-query'
import { SITE_ANSWERED } from '../../platform/api/client.ts'
import { pauseAfter } from '../../platform/api/try-again.ts'
import { isReached } from '../../platform/offline/use-site-reached.ts'
import { isOffline } from '../../platform/offline/while-offline.ts'
import { WAITS } from '../../platform/offline/word-queue.ts'
import { onMemberChange, type Session, sessionKey } from '../../platform/session/session.ts'
import { localStore } from '../../platform/storage/local-store.ts'

/** Milliseconds to wait for the page's own requests. */
const SOON = 1_500

type SendWaiting = (client: QueryClient, memberId: string) => Promise<unknown>

/**
 * Sends offline changes from any open page once there is a network. The browser may report a network before it works. It also
 * remembers a failed chunk for the life of a page. So the sending code is loaded early, or once the site answers.
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
  /** Returns false if another try is useful. Changes that the site refuses wait for the next page. */
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
  // Loads the code while there is a network. Later the browser may remember a chunk as failed.
  const loadEarly = () => {
    if (memberId() && !isOffline()) setTimeout(() => load().catch(() => undefined), SOON)
  }
  onMemberChange((id) => {
    if (!id) return
    loadEarly()
    begin()
  })
  loadEarly()
  // The network works again, whatever the browser reports.
  addEventListener(SITE_ANSWERED, () => {
    if (timer !== undefined) begin()
  })
  begin()
}

/**
 * Returns whether something waits: ticks, stars, reviews and hints in a `wordQueue`, unsent notes, and packs, which may have to
 * continue.
 */
const isWaiting = (memberId: string) =>
  localStore.keys().some((key) => {
    const [, owner, kind] = /^draft:([^:]+):(tick|star|review|hint|pack|note):/.exec(key) ?? []
    return owner === memberId && (kind !== 'note' || localStore.get(key)?.includes('"sent":false'))
  })
