import { memberStore } from '../../platform/storage/local-store.ts'

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
