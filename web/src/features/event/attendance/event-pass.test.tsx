import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clientOf } from '../../../../testing/browser-page.tsx'
import { passOf } from './attendance-queries.ts'
import { EventPass } from './event-pass.tsx'

const HOUR = 3_600_000
/** Returns the text for a member with a seat, when the door opens in this many hours. */
function said(opensIn: number, isOnlineOnly: boolean): string {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const pass = {
    cameAt: null,
    hasSeat: true,
    qr: { size: 1, path: 'M0 0h1v1z' },
    secondsLeft: 20,
    opensAt: at(opensIn),
    closesAt: at(opensIn + 6),
    timeZone: 'UTC',
    wallOpen: false,
  }
  const client = clientOf()
  client.setQueryData([...passOf('one').queryKey, undefined], { data: pass } as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EventPass id="one" isOnlineOnly={isOnlineOnly} />
    </QueryClientProvider>,
  )
}

test('CLUB-170 there is a code for the door only where there is a door', () => {
  expect(said(1, false)).toContain('Your code for the door is here from')
  expect(said(-1, false)).toContain('QR code for the door')
  expect([said(1, true), said(-1, true)]).toEqual(['', ''])
})
