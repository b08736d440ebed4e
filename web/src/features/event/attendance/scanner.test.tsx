// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { asha } from '../../../../testing/browser-page.tsx'
import { all, pressButton, until, wordsOf } from '../../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../../testing/screen.tsx'

afterEach(closeScreen)
afterEach(vi.unstubAllGlobals)

const id = '0197f9a0-0000-7000-8000-000000000001'
const person = (seat: 'going' | 'waiting', at: number) => ({
  memberId: `0197f9a0-0000-7000-8000-00000000001${at}`,
  attendanceId: null,
  name: `Member ${at}`,
  seat,
  cameAt: null,
  passoutYear: null,
  batch: null,
})
const door = {
  title: 'Contest',
  timeZone: 'UTC',
  cancelled: false,
  publicKey: '',
  now: '2026-11-30T09:00:00.000Z',
  startsAt: '2026-11-30T09:00:00.000Z',
  endsAt: '2026-11-30T11:00:00.000Z',
  counts: { registered: 1, came: 0, cameWithSeat: 0 },
}

test('CLUB-172 the scanner says who has a seat and who waits, and keeps its button where there is no camera', async () => {
  await openScreen(`/events/${id}/door`, {
    session: { ...asha, role: 'admin' },
    answers: {
      [`GET /events/${id}/door`]: { data: door },
      [`GET /events/${id}/door/people`]: {
        data: [person('going', 1), person('waiting', 2)],
        nextCursor: null,
      },
    },
  })
  await until(() =>
    expect(wordsOf(document.querySelector('main'))).toContain(
      '1 with a seat, 1 waiting. Once the camera is on',
    ),
  )
  for (const isSecure of [false, true]) {
    vi.stubGlobal('isSecureContext', isSecure)
    await pressButton('Turn the camera on')
    const words = isSecure ? 'There is no camera' : 'only over https'
    await until(() => expect(wordsOf(document.querySelector('main'))).toContain(words))
  }
  expect(all('button', 'Turn the camera on')).toHaveLength(1)
  expect(wordsOf(document.querySelector('main'))).not.toContain('before the camera')
})
