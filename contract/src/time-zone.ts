import { sentence } from './sentence.ts'

/** The message about an unknown time zone. */
export const ZONE_RULE = sentence('timeZone.chooseTimeZoneLike', 'Choose a time zone, like Asia/Kolkata.')

/** Returns true for an IANA time zone that this machine supports. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
