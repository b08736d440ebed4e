// @vitest-environment happy-dom
import { questionMessages } from '@callofcode/contract/event/question-answer'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../../testing/member.ts'
import { refusal } from '../../../../testing/network.ts'
import { enter, field, one, pressButton, said, until } from '../../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../../testing/screen.tsx'

afterEach(closeScreen)

const ID = '0197f9a0-0000-7000-8000-000000000007'
const [FOOD, OTHER] = ['0197f9a0-0000-7000-8000-000000000008', '0197f9a0-0000-7000-8000-000000000009']
const event = {
  _id: ID,
  title: 'Hack night',
  location: 'Hall 2',
  link: '',
  startsAt: '2031-11-01T12:00:00.000Z',
  endsAt: '2031-11-01T14:00:00.000Z',
  timeZone: 'UTC',
  capacity: null,
  going: 2,
  waiting: 1,
  cancelledAt: null,
  online: false,
  speakers: [],
  hasMaterials: false,
  signUpClosesAt: null,
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
const food = {
  _id: FOOD,
  name: 'What do you eat?',
  kind: 'choice',
  choices: ['Rice', 'Bread'],
  needed: true,
  answers: 3,
  taken: [{ value: 'Rice', going: 2, waiting: 1 }],
  sum: null,
}
const counted = (questions: object[], version: number) => ({ data: { questions, version } })
const open = (answers: Answers, edit = '?edit=questions') =>
  openScreen(`/events/${ID}${edit}`, {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      [`GET /events/${ID}`]: { data: event },
      [`GET /events/${ID}/answers`]: counted([food], 7),
      ...answers,
    },
  })

test('CLUB-594 what deletes answers is asked with both numbers, and what was typed survives a reload', async () => {
  const sent: unknown[] = []
  const answers: Answers = {
    [`POST /events/${ID}/questions/check`]: {
      data: { lost: [{ name: 'What do you eat?', answers: 2 }], kept: 1 },
    },
    [`PUT /events/${ID}/questions`]: ({ body }) => {
      sent.push(body)
      return { message: 'Questions saved' }
    },
  }
  await open(answers)
  await until(() => expect(said()).toContain('3 answers'))
  await enter(field(/^Choices/), 'Bread\nSoup')
  await open(answers)
  await until(() => expect(field(/^Choices/).value).toBe('Bread\nSoup'))
  await pressButton('Save questions')
  await until(() => expect(said()).toContain('Delete 2 answers?'))
  expect(said()).toContain('“What do you eat?”: 2 answers are deleted. 1 answer is kept.')
  await pressButton('Keep answers')
  expect(sent).toEqual([])
  await pressButton('Save questions')
  await until(() => one('dialog'))
  await pressButton('Save questions', one('dialog'))
  await until(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    {
      questions: [
        { _id: FOOD, name: 'What do you eat?', kind: 'choice', choices: ['Bread', 'Soup'], needed: true },
      ],
      following: false,
      loses: 2,
    },
  ])
})

test('CLUB-594 the second of two organisers sees the questions of the first, and chooses', async () => {
  let isChanged = false
  await open({
    [`GET /events/${ID}/answers`]: () =>
      isChanged ? counted([{ ...food, _id: OTHER, name: 'Your hostel?' }], 8) : counted([food], 7),
    [`POST /events/${ID}/questions/check`]: { data: { lost: [], kept: 3 } },
    [`PUT /events/${ID}/questions`]: () => {
      isChanged = true
      return refusal(412, questionMessages.stale)
    },
  })
  await until(() => field(/^Question/))
  await enter(field(/^Question/), 'Your food?')
  await pressButton('Save questions')
  await until(() => expect(said()).toContain('Somebody else saved other questions meanwhile: Your hostel?'))
  expect(field(/^Question/).value).toBe('Your food?')
  await pressButton('Show theirs')
  expect(field(/^Question/).value).toBe('Your hostel?')
})

test('CLUB-590 a question without words or choices is said beside its field, and nothing is sent', async () => {
  await open({})
  await until(() => field(/^Question/))
  await enter(field(/^Question/), ' ')
  await enter(field(/^Choices/), '')
  await pressButton('Save questions')
  expect(said()).toContain(questionMessages.nameRequired.text)
  expect(said()).toContain('Give 1 to 30 choices')
})

test('CLUB-593 organisers read how often each choice was taken, and the answers beside the names', async () => {
  const asha = { name: 'Asha', email: 'asha@example.com', state: 'going', signedUpAt: event.startsAt }
  await open(
    {
      [`GET /events/${ID}/attendees`]: {
        data: [{ ...asha, answers: [{ name: 'Laptop?', kind: 'truth', value: 'yes' }] }],
        nextCursor: null,
      },
    },
    '',
  )
  await until(() => expect(said()).toContain('What do you eat? · 3 answers'))
  expect(said()).toMatch(/Rice21Bread00/)
  expect(said()).toContain('Laptop? Yes')
})
