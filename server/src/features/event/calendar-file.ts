import { calendarText, escaped, stamp } from '../../platform/calendar/calendar-text.ts'
import type { EventRow } from './event-tables.ts'

type Shown = Omit<EventRow, 'meetingLink'> & {
  /** Plain text. */
  readonly description: string
  /** Null for a reader who may not see the link. */
  readonly meetingLink: string | null
  readonly online: boolean
}

/** Returns events as an iCalendar file (RFC 5545). Times are in UTC. Calendars show them in the reader's zone. */
export function calendarFile(all: readonly Shown[], publicUrl: string, club: string): string {
  return calendarText(
    { club, of: 'Events' },
    all.flatMap((event) => linesOf(event, publicUrl)),
  )
}

/** An event has the same UID alone and among the dates of its series. So calendars keep it once. */
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
    // RFC 7986: calendars show this as a button to join.
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
