import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../api/query-client.ts'
import { type Session, sessionKey } from '../session/session.ts'
import { clockThere, EventTime, minuteThere } from './event-time.tsx'
import { keepOwnZone, readerZoneOf } from './reader-zone.ts'

const event = {
  startsAt: '2026-08-08T13:00:00.000Z',
  endsAt: '2026-08-08T14:30:00.000Z',
  timeZone: 'Asia/Kolkata',
}
const asha: Session = { id: '1', name: 'Asha', role: 'member', tasks: [], photo: null }

function drawn(session: Session | null) {
  const client = makeQueryClient()
  client.setQueryData(sessionKey, session)
  return renderToString(
    <QueryClientProvider client={client}>
      <EventTime event={event} />
    </QueryClientProvider>,
  )
}

test('CLUB-410 the second time of an event is in the zone of the member’s account, and the server writes it', () => {
  expect(drawn({ ...asha, timeZone: 'Europe/Berlin' })).toContain('For you: 15:00 to 16:30 (Europe/Berlin)')
  expect(drawn({ ...asha, timeZone: 'Asia/Calcutta' })).not.toContain('For you')
})

test('CLUB-410 of visitors, of members who have chosen none, and of a zone that this machine lacks, only the device knows', () => {
  for (const session of [null, asha, { ...asha, timeZone: 'Mars/Olympus' }])
    expect(drawn(session)).not.toContain('For you')
})

test('CLUB-410 a zone that is chosen, or cleared, is that of the open page at once', () => {
  const client = makeQueryClient()
  client.setQueryData(sessionKey, asha)
  keepOwnZone(client, 'Asia/Tokyo')
  expect(readerZoneOf(client)).toBe('Asia/Tokyo')
  keepOwnZone(client, null)
  expect(client.getQueryData(sessionKey)).toEqual(asha)
})

test('CLUB-410 at the door a time is on the event’s clock, whose zone is named where the reader’s shows another', () => {
  expect(clockThere(event.startsAt, 'Asia/Kolkata', 'Asia/Kolkata')).toBe('18:30')
  expect(clockThere(event.startsAt, 'Asia/Kolkata', 'UTC')).toBe('18:30 (Asia/Kolkata)')
  expect(minuteThere(event.startsAt, 'Asia/Kolkata', null)).toBe('Aug 8, 2026, 18:30 (Asia/Kolkata)')
  expect(minuteThere(event.startsAt, 'Asia/Kolkata', 'UTC')).toBe(
    'Aug 8, 2026, 18:30 (Asia/Kolkata). For you: Aug 8, 2026, 13:00 (UTC)',
  )
})
