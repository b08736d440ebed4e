import { fileNameOf } from '@callofcode/contract/site/file-name'
import type { EventRow } from './event-tables.ts'

/** `dp-night-2026-11-29-attendance.csv`: what a file about an event is called. */
export function eventFileName({ title, startsAt, timeZone }: EventRow, what: string): string {
  const day = timeInFile(startsAt, timeZone).slice(0, 'YYYY-MM-DD'.length)
  return `${fileNameOf(title, 'event')}-${day}-${what}.csv`
}

/** A time on the event's clock as spreadsheets read it: `2026-11-29 18:30`. The head of its column names the zone. */
export function timeInFile(at: Date, timeZone: string): string {
  // Swedish writes days and times so.
  return at.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
}
