// @vitest-environment happy-dom
import { certificateMessages } from '@callofcode/contract/certificate/certificate'
import { afterEach, expect, test } from 'vitest'
import { refusal } from '../../../testing/network.ts'
import { enter, field, pressButton, said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

test('CLUB-185 who has the code of a certificate types it, also after one that is unknown', async () => {
  const { place, sent } = await openScreen('/verify', {
    answers: {
      'GET /certificates/ABCD-EFGH-JKMN-PQRS': () => refusal(404, certificateMessages.missing.text),
    },
  })
  await until(() => field('Code'))
  expect(sent).toEqual([])
  await enter(field('Code'), ' abcd-efgh-jkmn-pqrs ')
  await pressButton('Check')
  await until(() => expect(place()).toBe('/verify/ABCD-EFGH-JKMN-PQRS'))
  await until(() => expect(said()).toContain('Certificate Not Found'))
  expect(field('Code').value).toBe('')
})
