// @vitest-environment happy-dom
import { messages } from '@callofcode/contract/messages'
import { afterEach, describe, expect, test } from 'vitest'
import { pass } from '../../../testing/browser-page.tsx'
import { refusal } from '../../../testing/network.ts'
import { enter, field, one, pressButton, said, title, toasts, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

const PASSWORD = 'Trees-2024!'
const LONG = `Aa1!${'x'.repeat(61)}`
/** One password for each part of the rule: too short, too long, and each missing kind of character. */
const REFUSED = ['Ab1!xyz', LONG, 'ABCDEFG1!', 'abcdefg1!', 'Abcdefgh!', 'Abcdefg12', 'Abcdefg 1']
/** The shortest and the longest valid password. */
const ACCEPTED = ['Ab1!wxyz', LONG.slice(0, 64)]
const RULE =
  'Password must be 8–64 characters long, include uppercase, lowercase, a number, and a special character.'

const done = { message: 'Done', token: 't'.repeat(43) }
/** Leaves the form unchanged. */
const wait = () => refusal(403, 'Wait.')
const answers = {
  'GET /members/signin/college': { data: null },
  'POST /members/signin': wait,
  'POST /members/signup': wait,
  'POST /members/forgotPassword': done,
  'POST /members/verifyOtp': done,
  'POST /members/resetPassword': wait,
}
const open = (address: string) => openScreen(address, { answers })
afterEach(closeScreen)

const create = () => one<HTMLButtonElement>('button', 'Create account')

async function fillSignup() {
  await enter(field('Name'), 'Kavya Menon')
  await enter(field('Email'), 'kavya@college.edu')
  await enter(field('Passout year'), String(new Date().getUTCFullYear()))
  await enter(field('Password'), PASSWORD)
  await enter(field('Confirm password'), PASSWORD)
}

async function reachCode() {
  await enter(field('Email'), 'rohan@college.edu')
  await pressButton('Send code')
}

async function reachReset() {
  await reachCode()
  await enter(field('One-time code'), '123456')
  await pressButton('Verify code')
}

const FORMS = [
  {
    form: 'Login',
    address: '/signup',
    button: 'Login',
    path: '/members/signin',
    reach: () => enter(field('Email'), 'kavya@college.edu'),
    type: (password: string) => enter(field('Password'), password),
  },
  {
    form: 'Signup',
    address: '/signup?tab=signup',
    button: 'Create account',
    path: '/members/signup',
    reach: fillSignup,
    async type(password: string) {
      await enter(field('Password'), password)
      await enter(field('Confirm password'), password)
    },
  },
  {
    form: 'the reset step',
    address: '/signup?tab=forgot',
    button: 'Reset password',
    path: '/members/resetPassword',
    reach: reachReset,
    type: (password: string) => enter(field('New password'), password),
  },
]

test.each(FORMS)(
  'VAL-18 VAL-19 VAL-20 VAL-21 VAL-33 $form enforces the password rule and sends no password that breaks it',
  async ({ address, button, path, reach, type }) => {
    const { bodies } = await open(address)
    await reach()
    for (const refused of REFUSED) {
      await type(refused)
      await pressButton(button)
      expect(said(), refused).toContain(RULE)
      expect(document.activeElement, refused).toBe(field(/^(New p|P)assword$/))
      await type(PASSWORD)
      expect(said(), refused).not.toContain(RULE)
    }
    expect(bodies('POST', path)).toEqual([])
    for (const accepted of ACCEPTED) {
      await type(accepted)
      await pressButton(button)
    }
    expect(bodies('POST', path)).toHaveLength(2)
    expect(said()).not.toContain(RULE)
  },
)

describe('Signup', () => {
  test('VAL-22 VAL-23 a different repeated password shows an error, and the form cannot be submitted', async () => {
    const { bodies } = await open('/signup?tab=signup')
    await fillSignup()
    expect(create().disabled).toBe(false)
    await enter(field('Confirm password'), `${PASSWORD}x`)
    expect(said()).toContain('Passwords do not match.')
    expect(create().disabled).toBe(true)
    await enter(field('Confirm password'), PASSWORD)
    expect(said()).not.toContain('Passwords do not match.')
    expect(bodies('POST', '/members/signup')).toEqual([])
    await pressButton('Create account')
    expect(bodies('POST', '/members/signup')).toHaveLength(1)
  })

  test.each([
    ['Name', ''],
    ['Name', '   '],
    ['Email', ''],
    ['Passout year', ''],
    ['Password', ''],
  ])('VAL-24 VAL-33 VAL-35 nothing is sent while the field %s is "%s"', async (name, text) => {
    const { bodies } = await open('/signup?tab=signup')
    await fillSignup()
    await enter(field(name), text)
    if (name === 'Password') await enter(field('Confirm password'), text)
    await pressButton('Create account')
    expect(document.activeElement).toBe(field(name))
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(bodies('POST', '/members/signup')).toEqual([])
    await fillSignup()
    await pressButton('Create account')
    expect(bodies('POST', '/members/signup')).toHaveLength(1)
  })

  test('VAL-24 an empty repeated password keeps the form from being sent', async () => {
    await open('/signup?tab=signup')
    await fillSignup()
    await enter(field('Confirm password'), '')
    expect(create().disabled).toBe(true)
  })

  test('VAL-25 CONST-09 offers the nine allowed years', async () => {
    await openScreen('/signup?tab=signup', { answers, now: Date.parse('2031-05-04T12:00:00Z') })
    const offered = [...field('Passout year').querySelectorAll('option')].map((option) => option.value)
    expect(offered).toEqual(['', ...Array.from({ length: 9 }, (_, at) => String(2027 + at))])
  })
})

test.each([
  ['/signup', 'Login'],
  ['/signup?tab=signup', 'Create account'],
  ['/signup?tab=forgot', 'Send code'],
])(
  'VAL-26 VAL-33 the e-mail input of %s has type email and refuses an invalid address',
  async (address, button) => {
    const { sent } = await open(address)
    if (button === 'Create account') await fillSignup()
    if (button === 'Login') await enter(field('Password'), PASSWORD)
    expect(field('Email').type).toBe('email')
    for (const text of ['not-an-address', 'two@@college.edu', 'name@', '@college.edu']) {
      await enter(field('Email'), 'kavya@college')
      await enter(field('Email'), text)
      await pressButton(button)
      expect(said(), text).toContain('Enter an email address, like you@college.edu.')
    }
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

test('AUTH-21 Back returns from each step to the previous one, and from the first to Login', async () => {
  await open('/signup?tab=forgot')
  await reachReset()
  await pass(1)
  expect(document.activeElement).toBe(field('New password'))
  await pressButton('Back')
  expect(field('One-time code')).toBeTruthy()
  await pressButton('Back')
  expect(field('Email').value).toBe('rohan@college.edu')
  await pressButton('Back')
  expect(one('tab', 'Login').getAttribute('aria-selected')).toBe('true')
  expect(title()).toBe('Login')
  expect(field('Email').value).toBe('rohan@college.edu')
})

test('VAL-27 VAL-28 VAL-33 the code field accepts only digits and submits only with six of them', async () => {
  const { bodies } = await open('/signup?tab=forgot')
  await reachCode()
  const code = () => field('One-time code')
  await enter(code(), 'a1 b2-c3.')
  expect(code().value).toBe('123')
  await pressButton('Verify code')
  expect(said()).toContain('Enter the 6 digits of the code.')
  await enter(code(), '12345')
  await pressButton('Verify code')
  expect(bodies('POST', '/members/verifyOtp')).toEqual([])
  await enter(code(), '12345678')
  expect(code().value).toBe('123456')
  await pressButton('Verify code')
  expect(title()).toBe('Reset Password')
  expect(field('New password').value).toBe('')
  expect(bodies('POST', '/members/verifyOtp')).toEqual([{ email: 'rohan@college.edu', otp: '123456' }])
})

test('ERR-21 LAND-24 a signup shows a toast, and offers a problem for the time until it is approved', async () => {
  const sent = { 'POST /members/signup': { message: messages.signedUp.text } }
  await openScreen('/signup?tab=signup', { answers: { ...answers, ...sent } })
  await fillSignup()
  await pressButton('Create account')
  expect(toasts()).toEqual(['Success: Member Sent for Approval'])
  const link = () => one<HTMLAnchorElement>('link', 'While you wait: try one').getAttribute('href')
  expect(link()).toBe('/dsa/problems/saffron-trade')

  localStorage.setItem('solved-here', 'saffron-trade')
  const left = {
    slug: 'even-cuts',
    title: 'Even Cuts',
    difficulty: 'Easy',
    topics: [],
    languages: [],
    style: 'stdin',
  }
  const problems = {
    'GET /problems': { data: [{ ...left, questionId: null, question: null, leetcode: null }] },
  }
  await openScreen('/signup?tab=signup', { answers: { ...answers, ...sent, ...problems } })
  await fillSignup()
  await pressButton('Create account')
  await until(() => expect(link()).toBe('/dsa/problems/even-cuts'))
})
