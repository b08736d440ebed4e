import { sentence } from './sentence.ts'

/** What is said of a time zone that nobody knows. */
export const ZONE_RULE = sentence('timeZone.chooseTimeZoneLike', 'Choose a time zone, like Asia/Kolkata.')

/** True for an IANA time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
