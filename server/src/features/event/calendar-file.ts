import type { EventRow } from './event-tables.ts'

const LONGEST_LINE = 75

type Shown = Omit<EventRow, 'meetingLink'> & {
  /** Null for a reader who may not have it. */
  readonly meetingLink: string | null
  readonly online: boolean
}

/** Events as an iCalendar file (RFC 5545). Times are UTC; calendars show them in the reader's zone. */
export function calendarFile(all: readonly Shown[], publicUrl: string, club: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(club).replaceAll('/', ' ')}//Events//EN`,
    'METHOD:PUBLISH',
    ...all.flatMap((event) => linesOf(event, publicUrl)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The same event has the same UID alone and among the dates of its series: calendars keep one of it. */
function linesOf(event: Shown, publicUrl: string): string[] {
  const description = [event.description.trim(), ...onlineWords(event)].join('\n\n')
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${stamp(event.updatedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `URL:${publicUrl}/events/${event.id}`,
    // RFC 7986: calendars show a button to join.
    ...(event.meetingLink ? [`CONFERENCE;VALUE=URI:${event.meetingLink}`] : []),
    `STATUS:${event.cancelledAt ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

function onlineWords({ online, meetingLink }: Shown): string[] {
  if (!online) return []
  return [
    meetingLink
      ? `Join online: ${meetingLink}`
      : 'Online: the page of the event has the link once you are going.',
  ]
}

const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text
    .trim()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** Folds a line at 75 bytes, between characters. */
function folded(line: string): string {
  let result = ''
  let room = LONGEST_LINE
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (bytes > room) {
      result += '\r\n '
      room = LONGEST_LINE - 1
    }
    result += character
    room -= bytes
  }
  return result
}
