import type { OwnList } from '@callofcode/contract/question-list/own-list'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientOf, closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { later, network, type Sent } from '../../../testing/network.ts'
import { stepped } from '../curriculum-editor/public.ts'
import { ownListRead } from './own-lists.ts'
import { useSaveOrder } from './use-save-order.ts'

beforeEach(openPage)
afterEach(closePage)

const listOf = (...ids: string[]) => ({ _id: 'mine', version: 1, questions: ids.map((id) => ({ id })) })
const up = (id: string) => (now: OwnList['questions']) => stepped(now, (one) => one.id === id, -1)
const orders = (sent: readonly Sent[]) =>
  sent
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => (body as { questions: string[] }).questions)

test('LEARN-27 presses that come before the one before them is drawn or answered all count, in their order', async () => {
  const first = later()
  const answers = [first.answer]
  const sent = network(({ method }) =>
    method === 'PATCH' ? (answers.shift() ?? { data: { version: 2 } }) : { data: listOf('t', 'r') },
  )
  const client = clientOf()
  const { queryKey } = ownListRead('mine')
  client.setQueryData(queryKey, { success: true, message: '', data: listOf('c', 'r', 't') } as never)
  const { now } = await runHook(() => useSaveOrder('mine', () => undefined), undefined, client)
  const save = now()
  save(up('t'))
  save(up('t'))
  save((kept) => kept.filter(({ id }) => id !== 'c'))
  expect(client.getQueryData(queryKey)?.data.questions.map(({ id }) => id)).toEqual(['t', 'r'])
  await pass()
  // Each order is sent after the response to the previous one. Overlapping requests could leave an older order.
  expect(orders(sent)).toEqual([['c', 't', 'r']])
  first.give({ data: { version: 2 } })
  await pass()
  expect(orders(sent)).toEqual([
    ['c', 't', 'r'],
    ['t', 'c', 'r'],
    ['t', 'r'],
  ])
})
