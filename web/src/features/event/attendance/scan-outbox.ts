import type { DoorPerson } from '@callofcode/contract/attendance/attendance'
import { memberStore } from '../../../platform/storage/local-store.ts'
import type { DoorKnown } from './scan-result.ts'

/** A code that was read while the site was not reached. It contains the time when it was made. */
export interface KeptScan {
  readonly code: string
  readonly name: string
  readonly anyway: boolean
}
/** The scans of an event that a scanner stores. It continues after a reload, and offline. */
export interface KeptDoor {
  readonly scans: readonly KeptScan[]
  /** The scans that the site refused later. */
  readonly refused: readonly string[]
}

/** The key has the prefix of drafts, so that it is removed with them when somebody else signs in. */
const store = memberStore<KeptDoor>((memberId, event) => `draft:${memberId}:door:${event}`)
const NOTHING: KeptDoor = { scans: [], refused: [] }

export const scanOutbox = {
  get: (memberId: string, event: string): KeptDoor => store.get(memberId, event) ?? NOTHING,
  /** Returns false if the browser stores nothing. Then nobody may be told that they are in. */
  add(memberId: string, event: string, scan: KeptScan): boolean {
    const { scans, refused } = scanOutbox.get(memberId, event)
    return store.save(memberId, event, { scans: [...scans, scan], refused })
  },
  /** Removes the settled scans. Others may have been read since. */
  settle(memberId: string, event: string, settled: readonly KeptScan[], refused: readonly string[]) {
    const kept = scanOutbox.get(memberId, event)
    const done = new Set(settled.map(({ code }) => code))
    const left = {
      scans: kept.scans.filter(({ code }) => !done.has(code)),
      refused: [...kept.refused, ...refused],
    }
    if (left.scans.length + left.refused.length === 0) store.remove(memberId, event)
    else store.save(memberId, event, left)
  },
  forgetRefused(memberId: string, event: string) {
    const { scans } = scanOutbox.get(memberId, event)
    store.save(memberId, event, { scans, refused: [] })
  },
}

type KeptKnown = Omit<DoorKnown, 'people'> & { readonly people: readonly DoorPerson[] }
const knownStore = memberStore<KeptKnown>((memberId, event) => `draft:${memberId}:door-known:${event}`)

/** The data of an event that a scanner needs when the phone reloads the page offline. */
export const doorMemory = {
  get(memberId: string, event: string): DoorKnown | undefined {
    const kept = knownStore.get(memberId, event)
    if (!kept) return undefined
    return { ...kept, people: new Map(kept.people.map((one) => [one.memberId ?? '', one])) }
  },
  /** If this browser stores nothing, a scanner needs the network to begin. */
  keep(memberId: string, known: DoorKnown) {
    knownStore.save(memberId, known.id, { ...known, people: [...known.people.values()] })
  },
}
