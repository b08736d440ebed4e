// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../../testing/member.ts'
import { all, one, pressButton, until } from '../../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../../testing/screen.tsx'

afterEach(closeScreen)

const ID = '0197f9a0-0000-7000-8000-000000000007'
const GUEST = '0197f9a0-0000-7000-8000-000000000008'
const at = '2026-11-28T12:00:00.000Z'
const counts = { registered: 0, came: 1, cameWithSeat: 0 }

test('UI-21 once the check-in of a guest is taken back the focus is on the list', async () => {
  let people = [{ memberId: null, name: 'Meera', seat: 'none', attendanceId: GUEST, cameAt: at }]
  await openScreen(`/events/${ID}/door?view=list`, {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      [`GET /events/${ID}/door`]: {
        data: {
          title: 'Contest',
          timeZone: 'UTC',
          startsAt: at,
          endsAt: at,
          cancelled: false,
          publicKey: 'key',
          now: at,
          counts,
        },
      },
      [`GET /events/${ID}/door/people`]: () => ({ data: people, nextCursor: null }),
      [`DELETE /events/${ID}/door/people/${GUEST}`]: () => {
        people = []
        return { message: 'Check-in taken back', counts }
      },
    },
  })
  await until(() => one('button', /^Undo Meera/))
  one('button', /^Undo Meera/).focus()
  await pressButton(/^Undo Meera/)
  await until(() => expect(all('button', /^Undo/)).toEqual([]))
  await until(() => expect(document.activeElement?.id).toBe('door-people'))
})
