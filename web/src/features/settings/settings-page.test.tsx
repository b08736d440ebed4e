// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, enter, field, nameOf, one, press, toasts, until } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const ways = {
  email: 'a@b.example',
  emailConfirmed: true,
  nextEmail: null,
  hasPassword: true,
  connectedAt: null,
}
const mails = { mailMentions: true, mailReplies: true, timeZone: 'Asia/Kolkata' }

test('CLUB-432 the settings have an index, and no main button before something is typed', async () => {
  const answers: Answers = { 'GET /members/me/email': { data: ways } }
  await openScreen('/settings', { session: ashasSession, answers })
  await until(() => field('New email'))
  const index = all('link', /^/, one('navigation', 'Parts of the settings'))
  expect(index.map(nameOf)).toEqual([
    'Account',
    'Security',
    'Language and time',
    'Notifications',
    'Privacy',
    'Data',
  ])
  for (const link of index)
    expect(document.querySelector(`${link.getAttribute('href')} > h2`)).toBe(one('heading', nameOf(link)))
  const primary = () => [...document.querySelectorAll('main .btn.primary')].map(nameOf)
  expect(primary()).toEqual([])
  await enter(field('New email'), 'new@b.example')
  expect(primary()).toEqual(['Change email'])
})

test('CLUB-157 the time zone is chosen in one place, and what is mailed is changed without it', async () => {
  const answers: Answers = {
    'GET /notifications/settings': { data: mails },
    'PUT /notifications/settings': { data: { ...mails, mailMentions: false } },
    'PUT /streak/zone': { data: { zone: 'Europe/Paris' } },
  }
  const { bodies } = await openScreen('/settings', { session: ashasSession, answers })
  await until(() => field(/mentions me/))
  await press(field(/mentions me/))
  expect(bodies('PUT', '/notifications/settings')).toEqual([{ mailMentions: false, mailReplies: true }])
  await enter(field('Your time zone'), 'Europe/Paris')
  field('Your time zone').blur()
  await until(() => expect(toasts()).toEqual(['Success: Your time zone is changed']))
  expect(bodies('PUT', '/streak/zone')).toEqual([{ timeZone: 'Europe/Paris', proposed: false }])
})
