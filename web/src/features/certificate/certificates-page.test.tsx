// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, enter, field, one, press, pressButton, said, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const id = '0197f9a0-0000-7000-8000-000000000001'
const openForm = (answer: object, answers = {}) =>
  openScreen(`/events/${id}/certificates`, {
    session: { ...asha, role: 'admin' },
    answers: {
      [`GET /events/${id}/certificates`]: {
        data: [],
        nextCursor: null,
        title: 'Contest',
        guests: 0,
        holding: 0,
        wording: null,
        signers: null,
        ...answer,
      },
      'GET /certificate-signatures': { data: null },
      ...answers,
    },
  })
const opened = async (begun: boolean, without: number) => {
  await openForm({ begun, without, wording: null })
  await until(() => expect(all('button', /^Issue/)).toHaveLength(1))
  const isOff = (all('button', /^Issue/)[0] as HTMLButtonElement).disabled
  const isSaid = wordsOf(document.querySelector('main')).includes('issued once the event has begun')
  await closeScreen()
  return { isOff, isSaid }
}

test('CLUB-183 certificates wait for the event and for somebody who came, and the page says so before', async () => {
  expect(await opened(false, 1)).toEqual({ isOff: true, isSaid: true })
  expect(await opened(true, 0)).toEqual({ isOff: true, isSaid: false })
  expect(await opened(true, 1)).toEqual({ isOff: false, isSaid: false })
})

test('CLUB-183 the question before one certificate speaks of one, and does not look as if it destroyed something', async () => {
  const wording = { title: 'Of merit', words: 'For solving all.' }
  await openForm({ begun: true, without: 1, wording, signers: { signer: 'Meera', secondSigner: '' } })
  await until(() => one('button', 'Issue 1 certificate'))
  await pressButton('Issue 1 certificate')
  const dialog = await until(() => one('dialog', 'Issue 1 certificate'))
  expect(wordsOf(dialog)).toMatch(/The member gets a notification.*taken back and issued again/)
  expect(one('button', 'Issue 1 certificate', dialog).className).not.toContain('danger')
  await pressButton('Cancel', dialog)
  await until(() => expect(all('dialog')).toEqual([]))
})

const choose = (name: string) => press(field(name))
const person = (n: number, more: object) => ({
  memberId: `0197f9a0-0000-7000-8000-00000000010${n}`,
  guestId: null,
  roll: null,
  ...more,
})

test('CLUB-648 the form shows few fields: a second signer, the places of winners and a name are one press away', async () => {
  const ravi = person(1, { name: 'Ravi Rao', roll: '24CS045' })
  const guest = person(2, { name: 'Dr. Sen', memberId: null, guestId: id })
  const { sent } = await openForm(
    { begun: true, without: 2, guests: 1, signers: { signer: 'Meera, president', secondSigner: '' } },
    {
      [`GET /events/${id}/certificates/without`]: { data: [ravi, guest] },
      [`POST /events/${id}/certificates`]: { data: { issued: 2 }, message: '2 certificates issued' },
    },
  )
  await until(() => one('button', 'Issue 2 certificates'))
  expect(wordsOf(document.querySelector('main'))).toContain('none: 2, 1 of them a guest')
  expect(all('field', 'Who signs it too')).toEqual([])
  await pressButton('A second signer')
  await enter(field('Who signs it too'), 'Dr. Iyer, adviser')
  await choose('Winners')
  await until(() => field('What Ravi Rao won'))
  // Nobody has won yet.
  expect((one('button', /^Issue/) as HTMLButtonElement).disabled).toBe(true)
  expect(all('field', 'What it is for')).toEqual([])
  expect(field('Title').value).toBe('Certificate of merit')
  await enter(field('What Ravi Rao won'), '1')
  await enter(field('What Dr. Sen won'), 'own')
  await pressButton('Issue 2 certificates')
  expect(said()).toContain('Choose a place, or say what was won')
  await enter(field('In own words, what Dr. Sen won'), 'Best design')
  await pressButton('Issue 2 certificates')
  const dialog = await until(() => one('dialog', 'Issue 2 certificates'))
  expect(wordsOf(dialog)).toContain('copy their links')
  await pressButton('Issue 2 certificates', dialog)
  await until(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Certificate of merit',
    signer: 'Meera, president',
    secondSigner: 'Dr. Iyer, adviser',
    people: [
      { memberId: ravi.memberId, award: '1' },
      { guestId: id, award: 'Best design' },
    ],
  })
})

test('CLUB-648 somebody without an account needs a name, and the question says whether anything is mailed', async () => {
  await openForm({ begun: true, without: 0, signers: { signer: 'Meera', secondSigner: '' } })
  await until(() => one('button', /^Issue/))
  await choose('Somebody else: a speaker, an organiser, a guest')
  await pressButton('Issue 1 certificate')
  await until(() =>
    expect(wordsOf(document.querySelector('main'))).toContain('Enter the name of the person.'),
  )
  await enter(field('Their name'), 'Dr. Sen')
  await pressButton('Issue 1 certificate')
  const dialog = await until(() => one('dialog', 'Issue 1 certificate'))
  expect(wordsOf(dialog)).toContain('Give a certificate to Dr. Sen?')
  expect(wordsOf(dialog)).toContain('Nothing is mailed')
})
