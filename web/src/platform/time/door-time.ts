import { say } from 'words:core'
import { clockIn, minuteIn } from './event-time.tsx'
import { zoneWords } from './zone-names.ts'

/** Returns `18:32` at the place of the event. The zone is named if the reader's clock differs. */
export function clockThere(iso: string, timeZone: string, own: string | null): string {
  const there = clockIn(iso, timeZone)
  return isSame(iso, timeZone, own) ? there : `${there} (${zoneWords(timeZone)})`
}

/** Returns `Aug 8, 2026, 18:30 (Asia/Kolkata)` at the place of the event, then the reader's time if it differs. */
export function minuteThere(iso: string, timeZone: string, own: string | null): string {
  const there = `${minuteIn(iso, timeZone)} (${zoneWords(timeZone)})`
  if (!own || isSame(iso, timeZone, own)) return there
  return `${there}. ${say('timeHere', { time: minuteIn(iso, own), zone: zoneWords(own) })}`
}

const isSame = (iso: string, timeZone: string, own: string | null) =>
  !own || minuteIn(iso, timeZone) === minuteIn(iso, own)
