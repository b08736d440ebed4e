import { useMemo, useSyncExternalStore } from 'react'
import { newUuid } from '../api/new-uuid.ts'
import { keptJson, localStore } from '../storage/local-store.ts'

/** Happens in the window when something is kept that is sent later, or could not be sent for now. */
export const WAITS = 'words-wait'

export const sayWaits = () => globalThis.dispatchEvent?.(new Event(WAITS))

/** What a member did on this device without a network; the server takes it once (docs/decisions/0086). */
export interface Word {
  /** Missing in what an older version of the site kept. */
  readonly id?: string
  /** By the clock of this device. */
  readonly at: string
  /** The time of the latest answer that this device had seen. */
  readonly seen?: string | undefined
}

/** Words of one kind: of each thing the last one. */
export interface WordQueue<One extends Word> {
  readonly prefixOf: (memberId: string) => string
  readonly list: (memberId: string) => Queued<One>[]
  /** False where this browser keeps nothing. */
  readonly put: (memberId: string, place: string, word: Omit<One, 'id' | 'at'>) => boolean
  /** What was sent without an answer, and perhaps arrived: it is said again as it is. False as with `put`. */
  readonly resend: (memberId: string, place: string, word: One) => boolean
  /** Says that it is on its way. What is done with the same thing from now on comes after it. */
  readonly leave: (memberId: string, place: string) => Queued<One> | undefined
  /** Takes it out, unless it was changed in the meantime. */
  readonly arrived: (memberId: string, place: string, word: One) => void
  /** Takes back what has never left. False where it has, or may have. */
  readonly forget: (memberId: string, place: string) => boolean
}
export interface Kept<One extends Word> {
  readonly word: One
  /** It was sent, and perhaps arrived. */
  readonly left?: boolean
  /** Of the same thing, and may have arrived: they are said again first. */
  readonly before?: readonly One[]
}
export interface Queued<One extends Word> extends Kept<One> {
  readonly place: string
}

/** Under the prefix of drafts, so that they are removed with them when somebody else signs in. */
export function wordQueue<One extends Word>(kind: string): WordQueue<One> {
  const prefixOf = (memberId: string) => `draft:${memberId}:${kind}:`
  const read = (key: string): Kept<One> | undefined => {
    const found = keptJson<Kept<One> & One>(key)
    if (!found) return undefined
    // As an older version of the site kept it.
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
      // A clock that was set back does not bring the order of one device out.
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
      // What another tab keeps since came after it.
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
      // On a full device it is sent all the same: its id says that it is the same one.
      return save(key, left) || held.word.id ? { ...left, place } : undefined
    },
    arrived(memberId, place, { id }) {
      const key = prefixOf(memberId) + place
      const held = read(key)
      if (held?.word.id === id) localStore.remove(key)
      // What came after it does not say it again.
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

/** What waits to be sent; nothing on the server and during hydration. */
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
