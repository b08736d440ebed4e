// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { enter, field, said, until } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const ID = '0197f9a0-0000-7000-8000-000000000007'
const event = {
  _id: ID,
  title: 'Contest night',
  location: 'Hall 2',
  link: '',
  startsAt: '2026-11-01T12:00:00.000Z',
  endsAt: '2026-11-01T14:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  capacity: 40,
  going: 12,
  waiting: 0,
  cancelledAt: null,
  online: false,
  speakers: [],
  hasMaterials: false,
  signUpClosesAt: '2026-10-31T12:00:00.000Z',
  batches: null,
  repeats: false,
  description: 'Bring a laptop.',
  html: '<p>Bring a laptop.</p>',
  materials: [],
  materialsForMembers: 0,
  every: null,
  cancelReason: null,
  picture: { url: '/pictures/abcdefghijklmnopqrstuv-60x40.webp', alt: 'A full hall', width: 60, height: 40 },
}
const question = {
  _id: ID,
  name: 'What do you eat?',
  kind: 'choice',
  choices: ['Rice', 'Bread'],
  needed: true,
}
const answers: Answers = {
  [`GET /events/${ID}`]: { data: event },
  [`GET /events/${ID}/inside`]: { data: { meetingLink: '', materials: [] } },
  [`GET /events/${ID}/questions`]: { data: { questions: [question], answers: [] } },
}
const value = (name: RegExp) => (field(name) as HTMLInputElement).value
const open = () =>
  openScreen(`/events?new=1&copy=${ID}`, { session: { ...ashasSession, role: 'admin' }, answers })

test('CLUB-585 a copy begins with the fields of the event, without its dates, and keeps what is typed', async () => {
  await open()
  await until(() => expect(said()).toContain('This begins as a copy of “Contest night”'))
  expect([value(/^Title/), value(/^Seats/), value(/^Place/)]).toEqual(['Contest night', '40', 'Hall 2'])
  expect([value(/^Starts/), value(/^Ends/), value(/^Registration closes/)]).toEqual(['', '', ''])
  await enter(field(/^Title/), 'Contest night two')
  await open()
  await until(() => expect(value(/^Title/)).toBe('Contest night two'))
})

test('CLUB-595 a copy has the questions and the picture of the event', async () => {
  await open()
  await until(() => expect(value(/^Question/)).toBe('What do you eat?'))
  expect(value(/^Choices/)).toBe('Rice\nBread')
  expect(value(/^What is to be seen/)).toBe('A full hall')
})
