// @vitest-environment happy-dom
import { joinMessages } from '@callofcode/contract/approval/join-code'
import { passoutYears } from '@callofcode/contract/text'
import { afterEach, expect, test } from 'vitest'
import { all, enter, field, one, pressButton, said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const [year = 0] = passoutYears()

test('CLUB-11 who was told a join code types it under the form, and an unknown one takes nothing that was typed', async () => {
  const { bodies } = await openScreen('/signup?tab=signup', {
    answers: {
      'POST /members/signup': () =>
        Response.json(
          { success: false, message: joinMessages.ended.text, errors: { joinCode: joinMessages.ended.text } },
          { status: 400 },
        ),
    },
  })
  await until(() => field('Name'))
  expect(all('field', 'Join code')).toEqual([])
  await enter(field('Name'), 'Asha Verma')
  await pressButton('I have a join code')
  expect(document.activeElement).toBe(field('Join code'))
  expect(all('button', 'I have a join code')).toEqual([])
  await enter(field('Join code'), 'K7QFW-M2XDR')
  await enter(field(/Passout/), String(year))
  await enter(field('Email'), 'asha@college.edu')
  await enter(field('Password'), 'Callofcode1!')
  await enter(field(/Confirm/), 'Callofcode1!')
  await pressButton(one('button', /create/i).textContent ?? '')
  await until(() => expect(bodies('POST', '/members/signup')).toHaveLength(1))
  await until(() => expect(said()).toContain(joinMessages.ended.text))
  expect([field('Name').value, field('Join code').value]).toEqual(['Asha Verma', 'K7QFW-M2XDR'])
})
