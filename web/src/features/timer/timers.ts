import { memberStore } from '../../platform/storage/local-store.ts'

/** Times in milliseconds. */
export interface Timer {
  /** When it was started or went on; undefined while it stands. */
  readonly since?: number | undefined
  /** What it had counted until then. */
  readonly spent: number
  /** Minutes. */
  readonly goal?: number | undefined
  /** It stopped as the problem was accepted. */
  readonly solved?: boolean
}

/** Under the prefix of drafts, so that it is removed with them when somebody else signs in. */
export const timers = memberStore<Timer>((memberId, slug) => `draft:${memberId}:timer:${slug}`)

/** Minutes that one gives oneself. */
export const GOALS = [15, 20, 30, 45, 60] as const

/** What a timer has counted at this time. A clock that is set back takes nothing away. */
export const spentOf = ({ since, spent }: Timer, now: number): number =>
  since === undefined ? spent : spent + Math.max(0, now - since)

/** Minutes and seconds, with hours where there are some. */
export function clockOf(spent: number): string {
  const all = Math.floor(spent / 1_000)
  const [hours, minutes, seconds] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
}
