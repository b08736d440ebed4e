import type { SayInMail } from './mail-words.ts'

/** `14 days`, `24 hours`, `10 minutes`: as one says it. */
export function lifetime(say: SayInMail, seconds: number): string {
  if (seconds >= 2 * 86_400) return say('days', { count: Math.floor(seconds / 86_400) })
  if (seconds >= 2 * 3_600) return say('hours', { count: Math.floor(seconds / 3_600) })
  return seconds < 120
    ? say('seconds', { count: seconds })
    : say('minutes', { count: Math.round(seconds / 60) })
}
