// @vitest-environment happy-dom
import { messages } from '@callofcode/contract/messages'
import { afterEach, expect, test } from 'vitest'
import { ashasProfile } from '../../../testing/member.ts'
import { refusal } from '../../../testing/network.ts'
import { enter, field, one, pressButton, said, toasts, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

test('ERR-20 a sign-in shows a toast', async () => {
  const signsIn = {
    'POST /members/signin': { token: 't' },
    'GET /members/': { users: [ashasProfile] },
    'GET /members/me/standing': () => refusal(404),
    'GET /members/me/practice': () => refusal(404),
  }
  const { place } = await openScreen('/signup', { answers: signsIn })
  await enter(field('Email'), 'asha@college.edu')
  await enter(field('Password'), 'Trees-2024!')
  await pressButton('Login')
  await until(() => expect(toasts()).toEqual(['Success: Login Successfull']))
  await until(() => expect(place()).toBe('/today'))
})

test('LAND-24 a login that waits for approval offers a first problem meanwhile', async () => {
  const waits = { 'POST /members/signin': () => refusal(403, messages.awaitingApproval) }
  await openScreen('/signup', { answers: waits })
  await enter(field('Email'), 'asha@college.edu')
  await enter(field('Password'), 'Trees-2024!')
  await pressButton('Login')
  await until(() => one('link', 'While you wait: try one'))
  const tried = one('link', 'While you wait: try one')
  expect(tried.getAttribute('href')).toBe('/dsa/problems/saffron-trade')
  // No field and no button moves under the thumb.
  const isBelow = (it: Element) =>
    one('button', 'Login').compareDocumentPosition(it) === Node.DOCUMENT_POSITION_FOLLOWING
  const notices = [...document.querySelectorAll('main [role=status]')].filter(
    (it) => wordsOf(it) === messages.awaitingApproval.text,
  )
  expect([tried, ...notices].map(isBelow)).toEqual([true, true])
})

test.each([
  ['is refused', () => refusal(401)],
  ['breaks', () => new Response('no JSON', { status: 500 })],
  ['gets no answer', () => 'lost' as const],
])(
  'AUTH-07 AUTH-08 AUTH-09 AUTH-10 AUTH-33 a sign-in that %s switches to Signup with a friendly notice, which leads back and to a reset',
  async (_, answer) => {
    const { place } = await openScreen('/signup', { answers: { 'POST /members/signin': answer } })
    const fail = async () => {
      await enter(field('Email'), 'forgetful@college.edu')
      await enter(field('Password'), 'Wrong-2024!')
      await pressButton('Login')
      await until(() => expect(one('tab', 'Signup').getAttribute('aria-selected')).toBe('true'))
      expect(field('Email').value).toBe('forgetful@college.edu')
      expect(said()).toContain('Login failed.')
      expect(wordsOf(document.querySelector('main [role=alert]'))).toContain('Signup tab')
    }
    await fail()
    await pressButton('Back to Login')
    expect(one('tab', 'Login').getAttribute('aria-selected')).toBe('true')
    expect(field('Email').value).toBe('forgetful@college.edu')
    expect(said()).not.toContain('Login failed.')
    await fail()
    await pressButton('Forgot password?')
    expect(place()).toContain('tab=forgot')
    expect(field('Email').value).toBe('forgetful@college.edu')
  },
)
