import { questionMessages } from '@callofcode/contract/event/question-answer'
import { signUpMessages } from '@callofcode/contract/event/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const diet = { name: 'What do you eat?', kind: 'choice', choices: ['Rice', 'Bread'], needed: true }
const guests = { name: 'How many guests?', kind: 'number' }
const laptop = { name: 'Do you bring a laptop?', kind: 'truth' }
const given = {
  title: 'Hack night',
  description: 'Come.',
  startsAt: inHours(24),
  endsAt: inHours(26),
  timeZone: 'Asia/Kolkata',
}
const ask = (body: object) => site.ask('POST', '/events', { as: admin, body: { ...given, ...body } })
const announce = async (more: object = { questions: [diet, guests] }): Promise<string> =>
  (await ask(more)).body.data._id
interface Counted {
  _id: string
  name: string
  kind: string
  choices: string[]
  needed: boolean
  answers: number
  taken: { value: string; going: number; waiting: number }[]
  sum: number | null
}
const counts = async (id: string) => {
  const { body, headers } = await site.ask('GET', `/events/${id}/answers`, { as: admin })
  return { rows: body.data.questions as Counted[], etag: String(headers.etag) }
}
const given1 = ({ _id, name, kind, choices, needed }: Counted) => ({ _id, name, kind, choices, needed })
const set = (id: string, questions: object[], more: object = {}, headers = {}) =>
  site.ask('PUT', `/events/${id}/questions`, { as: admin, body: { questions, ...more }, headers })
const check = async (id: string, questions: object[], following = false) =>
  (await site.ask('POST', `/events/${id}/questions/check`, { as: admin, body: { questions, following } }))
    .body.data
const own = async (id: string, as: string) =>
  (await site.ask('GET', `/events/${id}/questions`, { as })).body.data
const mine = async (id: string, as: string) => (await site.ask('GET', `/events/${id}/mine`, { as })).body.data
/** Registers with an answer for each question, in order. Null leaves one out. */
async function register(id: string, as: string, values: (string | null)[], more: object = {}) {
  const { questions } = await own(id, as)
  const answers = values.map((value, at) => ({ question: questions[at]._id, value }))
  return site.ask('POST', `/events/${id}/register`, { as, body: { waitingList: true, answers, ...more } })
}
const file = async (path: string) =>
  (await site.app.inject({ url: path, headers: { authorization: `Bearer ${admin}` } })).payload
const person = async (name: string) => (await site.member({ name })).as

test('CLUB-590 an event asks up to five questions of four kinds, and wrong ones are said beside their field', async () => {
  const id = await announce({ questions: [diet, guests, laptop] })
  const { questions, answers } = await own(id, await person('Asha'))
  expect(questions).toMatchObject([
    { ...diet },
    { ...guests, choices: [], needed: false },
    { ...laptop, needed: false },
  ])
  expect(answers).toEqual([])
  const six = Array.from({ length: 6 }, (_, at) => ({ ...laptop, name: `Question ${at}` }))
  expect((await ask({ questions: six })).body.errors.questions).toContain(questionMessages.tooMany.text)
  const faults = [
    [{ ...diet, name: ' ' }, 'questions.0.name', questionMessages.nameRequired.text],
    [{ ...diet, choices: [] }, 'questions.0.choices', questionMessages.choicesRule.text],
    [{ ...laptop, choices: ['x'] }, 'questions.0.choices', questionMessages.choicesRule.text],
    [{ ...diet, choices: ['Rice', 'rice'] }, 'questions.0.choices', questionMessages.choicesTwice.text],
  ] as const
  for (const [question, path, text] of faults) {
    const answer = await ask({ questions: [question] })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[path]).toContain(text)
  }
  expect((await ask({ questions: [diet, { ...guests, name: 'WHAT do you eat?' }] })).status).toBe(400)
})

test('CLUB-591 who registers answers what is needed, also on the waiting list, and nothing is half done', async () => {
  const id = await announce({ questions: [diet, guests, laptop], capacity: 1 })
  const [first, second] = [await person('First'), await person('Second')]
  const bare = await site.ask('POST', `/events/${id}/register`, { as: first, body: {} })
  expect(bare.status).toBe(400)
  const [{ _id: food }, { _id: count }] = (await own(id, first)).questions
  expect(bare.body.errors).toEqual({ [food]: questionMessages.answerRequired.text })
  expect((await mine(id, first)).state).toBeNull()
  const wrong = await register(id, first, ['Soup', 'many', 'perhaps'])
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body.errors)).toHaveLength(3)
  expect(wrong.body.errors[count]).toBe('Enter a number, like 8.5.')
  expect((await register(id, first, ['rice', '02', 'YES'])).body.data.state).toBe('going')
  expect((await own(id, first)).answers.map(({ value }: { value: string }) => value).sort()).toEqual([
    '2',
    'Rice',
    'yes',
  ])
  expect((await register(id, second, ['Bread', null])).body.data.state).toBe('waiting')
  expect(await mine(id, second)).toMatchObject({ questions: 3, unanswered: 0 })
})

test('CLUB-592 answers are changed until registration closes, and end with the seat', async () => {
  const id = await announce()
  const as = await person('Asha')
  await register(id, as, ['Rice', '2'])
  const [{ _id: food }] = (await own(id, as)).questions
  const put = (answers: object[]) => site.ask('PUT', `/events/${id}/answers`, { as, body: { answers } })
  expect((await put([{ question: food, value: 'Bread' }])).status).toBe(200)
  expect((await own(id, as)).answers).toEqual([{ question: food, value: 'Bread' }])
  expect((await put([{ question: food, value: null }])).body.errors).toEqual({
    [food]: questionMessages.answerRequired.text,
  })
  const stranger = await site.ask('PUT', `/events/${id}/answers`, {
    as: await person('Zoya'),
    body: { answers: [{ question: food, value: 'Rice' }] },
  })
  expect(stranger).toMatchObject({ status: 409, body: { message: questionMessages.notRegistered.text } })
  const { pool } = site.database
  await pool.query(`update events set sign_up_closes_at = now() - interval '1 second' where id = $1`, [id])
  expect(await put([{ question: food, value: 'Rice' }])).toMatchObject({
    status: 409,
    body: { message: signUpMessages.closed.text },
  })
  await site.ask('DELETE', `/events/${id}/register`, { as })
  expect((await own(id, as)).answers).toEqual([])
})

test('CLUB-593 organisers read the answers in the list and both files, without formulas, and count the choices', async () => {
  const id = await announce({
    questions: [diet, guests, { name: 'Anything else?', kind: 'text' }],
    capacity: 2,
  })
  await register(id, await person('Asha'), ['Rice', '2', '=1+1'])
  await register(id, await person('Bala'), ['Bread', '1.5', null])
  await register(id, await person('Chitra'), ['Rice', '7', null])
  const { rows } = await counts(id)
  expect(rows).toMatchObject([
    {
      answers: 3,
      sum: null,
      taken: expect.arrayContaining([
        { value: 'Rice', going: 1, waiting: 1 },
        { value: 'Bread', going: 1, waiting: 0 },
      ]),
    },
    { answers: 3, sum: 3.5, taken: [] },
    { answers: 1, sum: null, taken: [] },
  ])
  const { data } = (await site.ask('GET', `/events/${id}/attendees`, { as: admin })).body
  expect(data[0].answers).toEqual([
    { name: diet.name, kind: 'choice', value: 'Rice' },
    { name: guests.name, kind: 'number', value: '2' },
    { name: 'Anything else?', kind: 'text', value: '=1+1' },
  ])
  for (const name of ['attendees', 'attendance']) {
    const [head, ...lines] = (await file(`/events/${id}/${name}.csv`)).split('\r\n')
    expect(head).toMatch(/"What do you eat\?","How many guests\?","Anything else\?"$/)
    const asha = lines.find((line) => line.includes('Asha')) ?? ''
    expect(asha).toContain(`"Rice","2","'=1+1"`)
  }
  for (const path of [`/events/${id}/answers`, `/events/${id}/attendees`])
    expect((await site.ask('GET', path, { as: await person('Zoya') })).status).toBe(403)
})

test('CLUB-594 a change says first how many answers it deletes and keeps, and deletes no more than was said', async () => {
  const id = await announce()
  await register(id, await person('Asha'), ['Rice', '2'])
  await register(id, await person('Bala'), ['Bread', null])
  const [food, guest] = (await counts(id)).rows.map(given1)
  const changed = { ...food, name: 'Your food?', choices: ['BREAD', 'Soup'] }
  expect(await check(id, [changed])).toEqual({
    lost: [
      { name: diet.name, answers: 1 },
      { name: guests.name, answers: 1 },
    ],
    kept: 1,
  })
  expect((await counts(id)).rows).toHaveLength(2)
  expect(await set(id, [changed])).toMatchObject({
    status: 409,
    body: { message: 'Meanwhile there are more answers: 2 would be deleted. Look at the numbers again.' },
  })
  expect((await set(id, [changed, laptop], { loses: 2 })).status).toBe(200)
  expect((await counts(id)).rows).toMatchObject([
    { _id: food?._id, name: 'Your food?', answers: 1, taken: [{ value: 'BREAD', going: 1, waiting: 0 }] },
    { name: laptop.name, answers: 0 },
  ])
  const lost = await set(id, [guest ?? {}])
  expect(lost.body.errors['questions.0.name']).toContain(questionMessages.gone.text)
  const order = (await counts(id)).rows.map(given1).toReversed()
  expect(await check(id, order)).toEqual({ lost: [], kept: 1 })
  await set(id, order)
  expect((await counts(id)).rows.map(({ name }) => name)).toEqual([laptop.name, 'Your food?'])
})

test('CLUB-594 of two organisers who change the questions, the second is refused', async () => {
  const id = await announce()
  const { rows, etag } = await counts(id)
  const all = rows.map(given1)
  expect((await set(id, [...all, laptop], {}, { 'if-match': etag })).status).toBe(200)
  expect(await set(id, all, {}, { 'if-match': etag })).toMatchObject({
    status: 412,
    body: { message: questionMessages.stale.text },
  })
  expect((await counts(id)).rows).toHaveLength(3)
})

test('CLUB-591 a needed question that comes later is told to those who registered, and takes nobody’s seat', async () => {
  const id = await announce({ questions: [] })
  const as = await person('Asha')
  await register(id, as, [])
  await set(id, [diet])
  expect(await mine(id, as)).toMatchObject({ state: 'going', questions: 1, unanswered: 1 })
})

test('CLUB-595 all dates of a series ask the same, each for itself; a change may be for those that follow', async () => {
  const first = await announce({ questions: [diet], repeat: { every: 'week', times: 3 } })
  const dates: string[] = (await site.ask('GET', `/events/${first}/series`)).body.data.map(
    ({ _id }: { _id: string }) => _id,
  )
  const [, second = '', third = ''] = dates
  const as = await person('Asha')
  for (const id of dates) await register(id, as, ['Rice'])
  const [food] = (await counts(second)).rows.map(given1)
  const renamed = [{ ...food, name: 'Your food?' }, laptop]
  expect(await check(second, renamed, true)).toEqual({ lost: [], kept: 2 })
  await set(second, renamed, { following: true })
  expect((await counts(first)).rows.map(({ name }) => name)).toEqual([diet.name])
  for (const id of [second, third])
    expect((await counts(id)).rows).toMatchObject([
      { name: 'Your food?', answers: 1 },
      { name: laptop.name, answers: 0 },
    ])
  expect(await check(second, [], true)).toEqual({ lost: [{ name: 'Your food?', answers: 2 }], kept: 0 })
})

test('CLUB-596 answers are in the export of their member and are deleted with the account', async () => {
  const id = await announce()
  const member = await site.member({ name: 'Asha' })
  await register(id, member.as, ['Rice', '2'])
  const { body } = await site.ask('GET', '/members/me/export', { as: member.as })
  expect(body.data.eventAnswers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'Hack night', question: diet.name, answer: 'Rice' }),
    ]),
  )
  await site.database.pool.query('delete from members where id = $1', [member.id])
  expect((await counts(id)).rows.map(({ answers }) => answers)).toEqual([0, 0])
})
