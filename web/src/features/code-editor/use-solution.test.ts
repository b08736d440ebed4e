import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asha, clientOf, closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { draftApi } from '../../../testing/draft-api.ts'
import { type Answer, later, network } from '../../../testing/network.ts'
import { sessionKey } from '../../platform/session/session.ts'
import { useSolution } from './use-solution.ts'

let page: ReturnType<typeof openPage>
let api: ReturnType<typeof draftApi>
/** Responses to the next draft requests. */
let answers: (Answer | Promise<Answer>)[]

beforeEach(() => {
  page = openPage()
  api = draftApi()
  answers = []
  network((sent) => answers.shift() ?? api.answer(sent))
})
afterEach(closePage)

const opened = async (session: typeof asha | null, language: SolutionLanguage = 'python') => {
  const screen = await runHook(
    (shown: SolutionLanguage) => useSolution('fair-cuts', shown, `${shown} starter`, true),
    language,
    clientOf(session),
  )
  return { ...screen, text: () => screen.now().text }
}
const onServer = (language: string) => api.contentOf(`solution:fair-cuts:${language}`)?.source

test('a visitor’s code is there after a reload, for each language its own', async () => {
  const first = await opened(null)
  expect(first.text()).toBe('python starter')
  first.now().type('print(1)')
  await first.give('java')
  expect(first.text()).toBe('java starter')
  await first.leave()
  expect((await opened(null)).text()).toBe('print(1)')
})

test('a visitor’s code typed in another tab appears in this one', async () => {
  const { text } = await opened(null)
  page.say('storage', { key: 'solution:fair-cuts:python', newValue: 'print(2)' })
  page.say('storage', { key: 'solution:fair-cuts:java', newValue: 'class Main {}' })
  await pass()
  expect(text()).toBe('print(2)')
})

test('ADM-11 a member’s code is saved on the server, for each language its own', async () => {
  const { now, text, give } = await opened(asha)
  now().type('print(1)')
  await pass(1_000)
  await give('javascript')
  expect([text(), now().ready]).toEqual(['javascript starter', true])
  now().type('1')
  await pass(1_000)
  expect([onServer('python'), onServer('javascript')]).toEqual(['print(1)', '1'])
})

test('a language that is left while its code is fetched does not show it in the next one', async () => {
  const slow = later()
  answers.push(slow.answer)
  const { now, text, give } = await opened(asha)
  expect(now().ready).toBe(false)
  await give('javascript')
  slow.give({ data: { content: { source: 'print(1)' }, updatedAt: '2026-01-01T00:00:00.000Z' } })
  await pass(10)
  expect([text(), now().ready]).toEqual(['javascript starter', true])
})

test('ADM-15 what was typed before the sign-in stays in the editor, and the earlier draft is offered', async () => {
  const { now, text, client } = await opened(null)
  now().type('print("typed as a visitor")')
  api.write('solution:fair-cuts:python', { source: 'print("typed last week")' })
  client.setQueryData(sessionKey, asha)
  await pass(10)
  expect(text()).toBe('print("typed as a visitor")')
  expect(now().draft?.other?.content).toEqual({ source: 'print("typed last week")' })
  now().settle('other')
  await pass(1_000)
  expect(text()).toBe('print("typed last week")')
})

test('without an answer of the server the code of this device is shown', async () => {
  const first = await opened(asha)
  first.now().type('print(1)')
  await pass(1_000)
  await first.leave()
  answers.push('lost')
  expect((await opened(asha)).text()).toBe('print(1)')
})
