import { z } from 'zod'
import { sentence } from './sentence.ts'
import { id } from './text.ts'

const time = z.iso.datetime(sentence('deviceWord.sayWhenUtc', 'Say when, in UTC.'))

/** The device's data about an action, which may have happened offline and with a wrong clock (docs/decisions/0086). */
export const deviceWord = {
  /** The time of the action by the device's clock. */
  at: time,
  /** The time of sending by the same clock. The difference is the age of the action, even if the clock is wrong. */
  sentAt: time.optional(),
  /** The `asOf` of the latest response that the device had received before the action. */
  seen: time.optional(),
}
/** An id made by the device, so that repeated requests count once. */
export const wordId = id
/** The time of a response, for `seen`. */
export const asOf = z.string()
/** The time for which an action counts, used as `seen` by the device's later actions. */
export const saidAt = z.string()

export interface DeviceWord {
  readonly at: string
  readonly sentAt?: string | undefined
  readonly seen?: string | undefined
}
