import { useMemo, useSyncExternalStore } from 'react'
import { keptJson, localStore } from '../storage/local-store.ts'

/** Dispatched on the window when an action is queued for later, or could not be sent for now. */
export const WAITS = 'words-wait'

export const sayWaits = () => globalThis.dispatchEvent?.(new Event(WAITS))

/** An action of a member on this device while offline. The server accepts it once (docs/decisions/0086). */
export interface Word {
  /** Missing in actions that an older version of the site stored. */
  readonly id?: string
  /** The time by this device's clock. */
  readonly at: string
  /** The time of the latest response that this device had received. */
  readonly seen?: string | undefined
}

/** A queue of one kind, with the last action for each thing. */
export interface WordQueue<One extends Word> {
  readonly prefixOf: (memberId: string) => string
  readonly list: (memberId: string) => Queued<One>[]
  /** Returns false if this browser stores nothing. */
  readonly put: (memberId: string, place: string, word: Omit<One, 'id' | 'at'>) => boolean
  /**
   * Queues an action again that was sent without a response and may have arrived. Its id stays the same. Returns false as with
   * `put`.
   */
  readonly resend: (memberId: string, place: string, word: One) => boolean
  /** Marks the queued action as being sent. Later actions on the same thing follow it. */
  readonly leave: (memberId: string, place: string) => Queued<One> | undefined
  /** Removes an action that has arrived, unless it was changed in the meantime. */
  readonly arrived: (memberId: string, place: string, word: One) => void
  /** Deletes an action that was never sent. Returns false if it was or may have been sent. */
  readonly forget: (memberId: string, place: string) => boolean
}
export interface Kept<One extends Word> {
  readonly word: One
  /** The action was sent, and may have arrived. */
  readonly left?: boolean
  /** Earlier actions on the same thing that may have arrived. They are sent again first. */
  readonly before?: readonly One[]
}
export interface Queued<One extends Word> extends Kept<One> {
  readonly place: string
}

/** Creates a queue. The prefix of drafts removes its actions with them when somebody else signs in. */
export function wordQueue<One extends Word>(kind: string): WordQueue<One> {
  const prefixOf = (memberId: string) => `draft:${memberId}:${kind}:`
  const read = (key: string): Kept<One> | undefined => {
    const found = keptJson<Kept<One> & One>(key)
    if (!found) return undefined
    // An older version of the site stored the action itself.
    return found.word ? (found as Kept<One>) : { word: found as unknown as One }
  }
  const save = (key: string, kept: Kept<One>) => {
    const done = localStore.put(key, JSON.stringify(kept))
    tell()
    return done
  }
  return {
    prefixOf,
    list: (memberId) =>
      localStore
        .keys()
        .filter((key) => key.startsWith(prefixOf(memberId)))
        .flatMap((key) => {
          const kept = read(key)
          return kept ? { ...kept, place: key.slice(prefixOf(memberId).length) } : []
        }),
    put(memberId, place, word) {
      const key = prefixOf(memberId) + place
      const held = read(key)
      // The time always increases, so a clock that was set back does not change the order.
      const at = Math.max(Date.now(), held ? Date.parse(held.word.at) + 1 : 0)
      const before = held?.left ? [...(held.before ?? []), held.word] : (held?.before ?? [])
      const made = { ...word, id: newUuid(), at: new Date(at).toISOString() } as unknown as One
      const done = save(key, { word: made, ...(before.length > 0 && { before }) })
      if (done) sayWaits()
      return done
    },
    resend(memberId, place, word) {
      const key = prefixOf(memberId) + place
      const held = read(key)
      // The action that another tab stored since is newer.
      const kept = held ? { ...held, before: [...(held.before ?? []), word] } : { word, left: true }
      const done = save(key, kept)
      if (done) sayWaits()
      return done
    },
    leave(memberId, place) {
      const key = prefixOf(memberId) + place
      const held = read(key)
      if (!held) return undefined
      const left = { ...held, word: { ...held.word, id: held.word.id ?? newUuid() }, left: true }
      // On a full device the action is sent all the same, because its id identifies it.
      return save(key, left) || held.word.id ? { ...left, place } : undefined
    },
    arrived(memberId, place, { id }) {
      const key = prefixOf(memberId) + place
      const held = read(key)
      if (held?.word.id === id) localStore.remove(key)
      // The newer action no longer repeats this one first.
      else if (held) save(key, { ...held, before: (held.before ?? []).filter((one) => one.id !== id) })
      tell()
    },
    forget(memberId, place) {
      const key = prefixOf(memberId) + place
      const held = read(key)
      if (!held || held.left || held.before?.length) return false
      localStore.remove(key)
      tell()
      return true
    },
  }
}

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

function follow(changed: () => void) {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** Returns the queued actions. Empty on the server and during hydration. */
export function useWords<One extends Word>(
  queue: WordQueue<One>,
  memberId: string | undefined,
): readonly One[] {
  const text = useSyncExternalStore(
    follow,
    () => (memberId ? JSON.stringify(queue.list(memberId).map(({ word }) => word)) : '[]'),
    () => '[]',
  )
  return useMemo(() => JSON.parse(text) as One[], [text])
}

/** Returns a random UUID (version 4). Browsers have no function for it over plain http. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
