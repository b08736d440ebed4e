import { afterEach, beforeEach, expect, test } from 'vitest'
import { closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { type Answer, later, network, refusal, type Sent } from '../../../testing/network.ts'
import { useSiteSearch } from './use-site-search.ts'

let sent: Sent[]
let answers: (Answer | Promise<Answer>)[]

beforeEach(() => {
  openPage()
  answers = []
  sent = network(() => answers.shift() ?? { data: [] })
})
afterEach(closePage)

const thread = { kind: 'thread', id: 't1', topicId: null, label: 'Two pointers', hint: 'by Ravi' }
const question = { kind: 'question', id: 'q1', topicId: 'arrays', label: 'Two Sum', hint: null }

async function searching(words: string) {
  const { now, give } = await runHook((text: string) => useSiteSearch(text), words)
  return {
    now,
    give,
    labels: () => now().groups.flatMap(({ commands }) => commands.map(({ label }) => label)),
  }
}

test('what the site has is found by its kind, and leads to its screen', async () => {
  answers.push({ data: [question, thread] })
  const { now } = await searching('two')
  const found = now().groups.filter(({ commands }) => commands.length > 0)
  expect(found.map(({ label }) => label)).toEqual(['Problems', 'Threads'])
  const [sum, pointers] = found.flatMap(({ commands }) => commands)
  expect([sum?.to, pointers?.to]).toEqual(['/dsa?topic=arrays&q=Two+Sum', '/dashboard/forum/t1'])
})

test('a single letter, and blanks, ask the server for nothing', async () => {
  const { now, give } = await searching(' t ')
  await give('   ')
  expect([sent.length, now().searching]).toEqual([0, false])
})

test('the answer to earlier words never replaces the answer to the words that are typed now', async () => {
  const slow = later()
  answers.push(slow.answer, { data: [thread] })
  const { now, give, labels } = await searching('tw')
  expect(now().searching).toBe(true)
  await give('two p')
  slow.give({ data: [question] })
  await pass()
  expect([labels(), now().searching]).toEqual([['Two pointers'], false])
})

test('while the next words are searched the earlier results stay, and go when the field is emptied', async () => {
  answers.push({ data: [thread] }, later().answer)
  const { now, give, labels } = await searching('two')
  await give('two p')
  expect([labels(), now().searching]).toEqual([['Two pointers'], true])
  await give('')
  expect([labels(), now().searching]).toEqual([[], false])
})

test('ERR-05 a search that fails says so, and shows no results of other words as its own', async () => {
  answers.push(refusal(400))
  const { now } = await searching('two')
  expect(now()).toMatchObject({ failed: true, searching: false })
})
