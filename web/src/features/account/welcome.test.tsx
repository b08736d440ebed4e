// @vitest-environment happy-dom
import { messages } from '@callofcode/contract/messages'
import { passoutYears } from '@callofcode/contract/text'
import { afterEach, expect, test } from 'vitest'
import { refusal } from '../../../testing/network.ts'
import { all, enter, field, pressButton, said, title, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const [year = 0] = passoutYears()
const ADDRESS = '/signup?tab=forgot#reset=t'
const link = (data: object) => ({
  'GET /members/signin/college': { data: null },
  'GET /members/resetPassword': {
    data: { name: 'Asha Verma', isInvitation: true, lacksYear: true, ...data },
  },
  'POST /members/resetPassword': () => refusal(403, 'Wait.'),
})

test('CLUB-490 the welcome asks for the year where the club knows none, and keeps the password while it does', async () => {
  const { bodies } = await openScreen(ADDRESS, { answers: link({}) })
  await until(() => expect(title()).toBe('Welcome, Asha Verma.'))
  await enter(field('Choose a password'), 'Callofcode1!')
  await pressButton('Set password and log in')
  expect(said()).toContain(messages.passoutRule.text)
  expect(field('Choose a password').value).toBe('Callofcode1!')
  await enter(field('Passout year'), String(year))
  await pressButton('Set password and log in')
  await until(() =>
    expect(bodies('POST', '/members/resetPassword')).toEqual([
      { memberData: { password: 'Callofcode1!' }, passoutYear: year },
    ]),
  )
})

test('CLUB-490 the welcome asks for no year that the club knows', async () => {
  const { bodies } = await openScreen(ADDRESS, { answers: link({ lacksYear: false }) })
  await until(() => field('Choose a password'))
  expect(all('field', 'Passout year')).toEqual([])
  await enter(field('Choose a password'), 'Callofcode1!')
  await pressButton('Set password and log in')
  await until(() =>
    expect(bodies('POST', '/members/resetPassword')).toEqual([{ memberData: { password: 'Callofcode1!' } }]),
  )
})

test('CLUB-491 a link that has ended says so as it opens, and leads to a code or to the login', async () => {
  const over = () => refusal(401, messages.badResetToken.text)
  await openScreen(ADDRESS, { answers: { ...link({}), 'GET /members/resetPassword': over } })
  await until(() => expect(said()).toContain(messages.badResetToken.text))
  expect(title()).toBe('Reset Password')
  expect(all('field', 'New password')).toEqual([])
  await pressButton('Ask for a new code')
  expect(field('Email')).toBeTruthy()
})
