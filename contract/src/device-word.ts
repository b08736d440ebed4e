import { z } from 'zod'
import { sentence } from './sentence.ts'
import { id } from './text.ts'

const time = z.iso.datetime(sentence('deviceWord.sayWhenUtc', 'Say when, in UTC.'))

/**
 * What a device says of something that was done on it, perhaps without a network and with a clock that is wrong
 * (docs/decisions/0086).
 */
export const deviceWord = {
  /** When it was done, by the clock of the device. */
  at: time,
  /** When it is sent, by the same clock: the difference is its age, however wrong the clock is. */
  sentAt: time.optional(),
  /** The `asOf` of the latest answer that the device had seen when it was done. */
  seen: time.optional(),
}
/** Made by the device, so that it counts once, however often it is sent. */
export const wordId = id
/** The time of an answer, for `seen`. */
export const asOf = z.string()
/** The time that a word counts for; `seen` of what the device did after it. */
export const saidAt = z.string()

export interface DeviceWord {
  readonly at: string
  readonly sentAt?: string | undefined
  readonly seen?: string | undefined
}
