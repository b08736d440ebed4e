// @vitest-environment happy-dom
import { questionMessages } from '@callofcode/contract/event/question-answer'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../../testing/member.ts'
import { all, enter, field, one, pressButton, said, toasts, until } from '../../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../../testing/screen.tsx'

afterEach(closeScreen)

const ID = '0197f9a0-0000-7000-8000-000000000007'
const [FOOD, LAPTOP] = ['0197f9a0-0000-7000-8000-000000000008', '0197f9a0-0000-7000-8000-000000000009']
const NOW = Date.UTC(2026, 10, 28, 12)
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()
const event = {
  _id: ID,
  title: 'Hack night',
  location: 'Hall 2',
  link: '',
  startsAt: at(24),
  endsAt: at(26),
  timeZone: 'UTC',
  capacity: null,
  going: 1,
  waiting: 0,
  cancelledAt: null,
  online: false,
  speakers: [],
  hasMaterials: false,
  signUpClosesAt: null as string | null,
  batches: null,
  repeats: false,
  description: '',
  html: '',
  materials: [],
  materialsForMembers: 0,
  every: null,
  cancelReason: null,
  picture: null,
}
const questions = [
  { _id: FOOD, name: 'What do you eat?', kind: 'choice', choices: ['Rice', 'Bread'], needed: true },
  { _id: LAPTOP, name: 'Do you bring a laptop?', kind: 'truth', choices: [], needed: false },
]
const seat = (state: 'going' | 'waiting' | null, unanswered = 0) => ({
  data: { state, position: null, checkedIn: false, invited: true, questions: 2, unanswered },
})

const open = (answers: Answers, more: object = {}) =>
  openScreen(`/events/${ID}`, {
    session: ashasSession,
    now: NOW,
    answers: {
      [`GET /events/${ID}`]: { data: { ...event, ...more } },
      [`GET /events/${ID}/inside`]: { data: { meetingLink: null, materials: [] } },
      [`GET /events/${ID}/questions`]: { data: { questions, answers: [] } },
      ...answers,
    },
  })

test('CLUB-591 who registers is asked first; a needed answer is missed beside it, and answers survive a reload', async () => {
  let sent: unknown
  const answers: Answers = {
    [`GET /events/${ID}/mine`]: () => seat(sent ? 'going' : null),
    [`POST /events/${ID}/register`]: ({ body }) => {
      sent = body
      return { data: seat('going').data, message: 'You are going' }
    },
  }
  await open(answers)
  await until(() => one('button', 'Register'))
  await pressButton('Register')
  await until(() => field(/^Do you bring a laptop/))
  await enter(field(/^Do you bring a laptop/), 'yes')
  await pressButton('Register', one('dialog'))
  expect(said()).toContain(questionMessages.answerRequired.text)
  expect(sent).toBeUndefined()

  await open(answers)
  await until(() => one('button', 'Register'))
  await pressButton('Register')
  await until(() => expect(field(/^Do you bring a laptop/).value).toBe('yes'))
  await enter(field(/^What do you eat/), 'Rice')
  await pressButton('Register', one('dialog'))
  await until(() => expect(sent).toBeDefined())
  expect(sent).toEqual({
    waitingList: false,
    answers: [
      { question: FOOD, value: 'Rice' },
      { question: LAPTOP, value: 'yes' },
    ],
  })
  await until(() => expect(said()).toContain('Your answers'))
})

test('CLUB-591 what the site refuses stands beside its question, and what was typed stays', async () => {
  await open({
    [`GET /events/${ID}/mine`]: seat(null),
    [`POST /events/${ID}/register`]: () =>
      Response.json(
        { success: false, message: 'No', errors: { [FOOD]: 'Choose Soup, Salad.' } },
        { status: 400 },
      ),
  })
  await until(() => one('button', 'Register'))
  await pressButton('Register')
  await until(() => field(/^What do you eat/))
  await enter(field(/^What do you eat/), 'Bread')
  await pressButton('Register', one('dialog'))
  await until(() => expect(said()).toContain('Choose Soup, Salad.'))
  expect(field(/^What do you eat/).value).toBe('Bread')
  expect(toasts()).toEqual([])
})

test('CLUB-592 answers are changed while registration is open, and a question that came later is asked for', async () => {
  let sent: unknown
  await open({
    [`GET /events/${ID}/mine`]: seat('waiting', 1),
    [`GET /events/${ID}/questions`]: { data: { questions, answers: [{ question: LAPTOP, value: 'no' }] } },
    [`PUT /events/${ID}/answers`]: ({ body }) => {
      sent = body
      return { message: 'Answers saved' }
    },
  })
  await until(() => expect(said()).toContain('1 question needs your answer.'))
  await pressButton('Your answers')
  await until(() => expect(field(/^Do you bring a laptop/).value).toBe('no'))
  await enter(field(/^What do you eat/), 'Bread')
  await pressButton('Save answers')
  await until(() => expect(sent).toBeDefined())
  expect(sent).toMatchObject({ answers: [{ value: 'Bread' }, { value: 'no' }] })

  await open({ [`GET /events/${ID}/mine`]: seat('going', 1) }, { signUpClosesAt: at(-1) })
  await until(() => one('button', 'Give up my seat'))
  expect(all('button', 'Your answers')).toEqual([])
})
