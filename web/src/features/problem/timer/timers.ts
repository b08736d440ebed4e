import { memberStore } from '../../../platform/storage/local-store.ts'

/** Times in milliseconds. */
export interface Timer {
  /** When the timer was started or resumed. Undefined while it is paused. */
  readonly since?: number | undefined
  /** The time counted until `since`. */
  readonly spent: number
  /** Minutes. */
  readonly goal?: number | undefined
  /** The timer stopped because the problem was accepted. */
  readonly solved?: boolean
}

/** The prefix of drafts removes timers with them when somebody else signs in. */
export const timers = memberStore<Timer>((memberId, slug) => `draft:${memberId}:timer:${slug}`)

/** The goals in minutes. */
export const GOALS = [15, 20, 30, 45, 60] as const

/** Returns the time that a timer has counted until `now`. A clock that is set back does not reduce it. */
export const spentOf = ({ since, spent }: Timer, now: number): number =>
  since === undefined ? spent : spent + Math.max(0, now - since)

/** Formats minutes and seconds, with hours if there are any. */
export function clockOf(spent: number): string {
  const all = Math.floor(spent / 1_000)
  const [hours, minutes, seconds] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
}
