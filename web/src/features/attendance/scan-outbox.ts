import type { DoorPerson } from '@callofcode/contract/attendance/attendance'
import { memberStore } from '../../platform/storage/local-store.ts'
import type { DoorKnown } from './scan-result.ts'

/** A code that was read while the site was not reached. The code says itself when it was made. */
export interface KeptScan {
  readonly code: string
  readonly name: string
  readonly anyway: boolean
}
/** What a scanner keeps of an event: it goes on after a reload, and without a network. */
export interface KeptDoor {
  readonly scans: readonly KeptScan[]
  /** Those that the site refused when it was reached. */
  readonly refused: readonly string[]
}

/** Under the prefix of drafts, so that it is removed with them when somebody else signs in. */
const store = memberStore<KeptDoor>((memberId, event) => `draft:${memberId}:door:${event}`)
const NOTHING: KeptDoor = { scans: [], refused: [] }

export const scanOutbox = {
  get: (memberId: string, event: string): KeptDoor => store.get(memberId, event) ?? NOTHING,
  /** False where this browser keeps nothing: then nobody may be told that they are in. */
  add(memberId: string, event: string, scan: KeptScan): boolean {
    const { scans, refused } = scanOutbox.get(memberId, event)
    return store.save(memberId, event, { scans: [...scans, scan], refused })
  },
  /** These are settled. Others may have been read since. */
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

/** What a scanner knows of an event, for a phone that loads the page anew without a network. */
export const doorMemory = {
  get(memberId: string, event: string): DoorKnown | undefined {
    const kept = knownStore.get(memberId, event)
    if (!kept) return undefined
    return { ...kept, people: new Map(kept.people.map((one) => [one.memberId ?? '', one])) }
  },
  /** Where this browser keeps nothing, a scanner needs the network to begin. */
  keep(memberId: string, known: DoorKnown) {
    knownStore.save(memberId, known.id, { ...known, people: [...known.people.values()] })
  },
}
