// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, enter, field, pressButton, said, until } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const ID = '0197f9a0-0000-7000-8000-000000000007'
const NOW = Date.UTC(2026, 10, 28, 12)
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()
const event = {
  _id: ID,
  title: 'Contest',
  location: 'Hall 2',
  link: '',
  startsAt: at(-1),
  endsAt: at(1),
  timeZone: 'UTC',
  capacity: 1,
  going: 1,
  waiting: 1,
  cancelledAt: null,
  online: false,
  speakers: [],
  hasMaterials: false,
  signUpClosesAt: null as string | null,
  batches: null as { _id: string; name: string }[] | null,
  repeats: false,
  description: '',
  html: '',
  materials: [],
  materialsForMembers: 0,
  every: null,
  cancelReason: null,
  picture: null,
}
const pass = (cameAt: string | null) => ({
  data: {
    cameAt,
    hasSeat: false,
    qr: null,
    secondsLeft: 20,
    opensAt: at(-3),
    closesAt: at(3),
    timeZone: 'UTC',
    wallOpen: !cameAt,
  },
})
const seat = (state: 'going' | 'waiting', checkedIn: boolean) => ({
  data: {
    state,
    position: state === 'waiting' ? 1 : null,
    checkedIn,
    invited: true,
    questions: 0,
    unanswered: 0,
  },
})

test('CLUB-421 of a member who has checked in, with a seat or waiting for one, only that is said', async () => {
  for (const state of ['going', 'waiting'] as const) {
    await openScreen(`/events/${ID}`, {
      session: ashasSession,
      now: NOW,
      answers: {
        [`GET /events/${ID}`]: { data: event },
        [`GET /events/${ID}/mine`]: seat(state, true),
        [`GET /events/${ID}/pass`]: pass(at(-0.5)),
      },
    })
    await until(() => expect(said()).toContain('You checked in at 11:30'))
    expect(said()).not.toContain('waiting list')
    expect(all('button', /Give up|Leave|Register/)).toEqual([])
  }
})

test('CLUB-176 after the code on the wall the check-in has the focus, and the seat is not given up any more', async () => {
  let came = false
  const answers: Answers = {
    [`GET /events/${ID}`]: { data: event },
    [`GET /events/${ID}/mine`]: () => seat('going', came),
    [`GET /events/${ID}/pass`]: () => pass(came ? at(0) : null),
    [`POST /events/${ID}/pass`]: () => {
      came = true
      return { data: { cameAt: at(0) }, message: 'You are in' }
    },
  }
  await openScreen(`/events/${ID}`, { session: ashasSession, now: NOW, answers })
  await until(() => expect(all('button', 'Give up my seat')).toHaveLength(1))
  await until(() => expect(all('button', 'Check in')).toHaveLength(1))
  const typed = field(/Code on the wall/)
  await enter(typed, '12345')
  await enter(typed, '123456')
  if (!came) await pressButton('Check in')
  await until(() => expect(said()).toContain('You checked in at 12:00'))
  await until(() => expect(all('button', 'Give up my seat')).toEqual([]))
  await until(() => expect(document.activeElement?.id).toBe('checked-in'))
})

const withSeats = { ...event, capacity: 5, going: 1, waiting: 0 }
const nobody = (invited: boolean) => ({
  data: { state: null, position: null, checkedIn: false, invited, questions: 0, unanswered: 0 },
})

test('CLUB-581 after the closing day the button says so, to members and to visitors', async () => {
  const closed = { ...withSeats, signUpClosesAt: at(-2), timeZone: 'Asia/Kolkata' }
  for (const session of [ashasSession, undefined]) {
    await openScreen(`/events/${ID}`, {
      ...(session && { session }),
      now: NOW,
      answers: {
        [`GET /events/${ID}`]: { data: closed },
        [`GET /events/${ID}/mine`]: nobody(true),
        [`GET /events/${ID}/pass`]: pass(null),
      },
    })
    await until(() => expect(all('button', 'Registration is closed')).toHaveLength(1))
    expect(said()).toContain('Nov 28, 2026, 15:30 (Asia/Kolkata)')
    expect(said()).toContain('1 of 5 seats taken')
    expect(all('button', 'Register')).toEqual([])
    await closeScreen()
  }
})

test('CLUB-583 a member of another batch reads for whom the event is, in place of the button', async () => {
  for (const [names, words] of [
    [['CSE A', 'CSE B'], 'Only members of CSE A, CSE B'],
    [[], 'the batches of this event were removed'],
  ] as const) {
    const batches = names.map((name) => ({ _id: ID, name }))
    await openScreen(`/events/${ID}`, {
      session: ashasSession,
      now: NOW,
      answers: {
        [`GET /events/${ID}`]: { data: { ...withSeats, batches } },
        [`GET /events/${ID}/mine`]: nobody(false),
        [`GET /events/${ID}/pass`]: pass(null),
      },
    })
    await until(() => expect(said().split(words)).toHaveLength(3))
    expect(all('button', 'Register')).toEqual([])
    await closeScreen()
  }
})
