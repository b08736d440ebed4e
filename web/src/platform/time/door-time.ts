import { say } from 'words:core'
import { clockIn, minuteIn } from './event-time.tsx'
import { zoneWords } from './zone-names.ts'

/** `18:32` where an event takes place; its zone is named where the reader's clock shows something else. */
export function clockThere(iso: string, timeZone: string, own: string | null): string {
  const there = clockIn(iso, timeZone)
  return isSame(iso, timeZone, own) ? there : `${there} (${zoneWords(timeZone)})`
}

/** `Aug 8, 2026, 18:30 (Asia/Kolkata)` where it takes place, then by the reader's clock where that shows something else. */
export function minuteThere(iso: string, timeZone: string, own: string | null): string {
  const there = `${minuteIn(iso, timeZone)} (${zoneWords(timeZone)})`
  if (!own || isSame(iso, timeZone, own)) return there
  return `${there}. ${say('timeHere', { time: minuteIn(iso, own), zone: zoneWords(own) })}`
}

const isSame = (iso: string, timeZone: string, own: string | null) =>
  !own || minuteIn(iso, timeZone) === minuteIn(iso, own)
