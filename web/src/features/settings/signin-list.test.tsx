// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { refusal } from '../../../testing/network.ts'
import { one, pressButton, said, until, wordsOf } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

test('safety P1 when the list of sessions fails to load, the member can retry', async () => {
  const answers: Answers = { 'GET /members/me/sessions': () => refusal(403) }
  await openScreen('/settings', { session: ashasSession, answers })
  await until(() => expect(said()).toContain('Your logins did not arrive'))
  const at = '2026-11-28T12:00:00.000Z'
  const here = { _id: ashasSession.id, device: 'Firefox on Linux', address: null, current: true }
  answers['GET /members/me/sessions'] = { data: [{ ...here, signedInAt: at, lastSeenAt: at }] }
  await pressButton('Try again')
  await until(() => expect(wordsOf(one('region', 'Logins'))).toContain('This device'))
})
