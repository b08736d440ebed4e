import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asha, clientOf, closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { draftApi } from '../../../testing/draft-api.ts'
import { type Answer, later, network, type Sent } from '../../../testing/network.ts'
import { useDraft, usePublish } from './use-draft.ts'

const BLANK = { title: '' }
let page: ReturnType<typeof openPage>
let api: ReturnType<typeof draftApi>
let answers: Answer[]
let sent: Sent[]

beforeEach(() => {
  page = openPage()
  api = draftApi()
  answers = []
  sent = network((one) => answers.shift() ?? api.answer(one))
})
afterEach(closePage)

async function opened(session: typeof asha | null = asha) {
  const { now, leave } = await runHook(
    () => {
      const form = useForm({ defaultValues: BLANK })
      return { form, draft: useDraft('blog', form, BLANK) }
    },
    undefined,
    clientOf(session),
  )
  return {
    now,
    leave,
    type: (title: string) => now().form.setValue('title', title),
    shown: () => now().form.getValues().title,
    state: () => now().draft.state,
  }
}
const onServer = () => api.contentOf('blog')?.title
const saves = () => sent.filter(({ method }) => method === 'PUT').length

test('ADM-11 what is typed is saved once typing pauses, and is in the form after a reload', async () => {
  const { type, state, leave } = await opened()
  for (const title of ['G', 'Gr', 'Graphs']) type(title)
  await pass(1_000)
  expect([onServer(), saves(), state().phase]).toEqual(['Graphs', 1, 'saved'])
  await leave()
  const again = await opened()
  expect([again.shown(), again.state().ready]).toEqual(['Graphs', true])
})

test('a form without a word of text begins no draft, and with one it keeps its choices too', async () => {
  const blank = { to: 'mentors', title: '' }
  const isEmpty = ({ title }: typeof blank) => title === ''
  const { now, leave } = await runHook(
    () => {
      const form = useForm({ defaultValues: blank })
      return { form, draft: useDraft('blog', form, blank, isEmpty) }
    },
    undefined,
    clientOf(asha),
  )
  now().form.setValue('to', 'forum')
  await pass(1_000)
  expect([now().draft.state.phase, saves()]).toEqual(['blank', 0])
  now().form.setValue('title', 'Graphs')
  await pass(1_000)
  expect(api.contentOf('blog')).toEqual({ to: 'forum', title: 'Graphs' })
  await leave()
})

test('ADM-11 a tab that is hidden or closed saves at once', async () => {
  const { type } = await opened()
  type('Graphs')
  page.turn('hidden')
  await pass()
  expect(onServer()).toBe('Graphs')
  type('Graphs at night')
  page.say('pagehide')
  await pass()
  expect(onServer()).toBe('Graphs at night')
})

test.each([
  ['the connection is back', () => page.say('online')],
  ['the tab is shown again', () => page.turn('visible')],
])('ADM-13 a save that failed is tried again at once when %s', async (_, wake) => {
  const { type, state } = await opened()
  answers.push('lost')
  type('Graphs')
  await pass(1_000)
  expect(state()).toMatchObject({ phase: 'waiting', kept: true })
  wake()
  await pass()
  expect([onServer(), state().phase]).toEqual(['Graphs', 'saved'])
})

test('ADM-15 a draft that another device wrote is offered, and replaces the form only when it is chosen', async () => {
  const { type, state, shown, now } = await opened()
  api.write('blog', { title: 'From the phone' })
  type('Graphs')
  await pass(1_000)
  expect([shown(), onServer()]).toEqual(['Graphs', 'From the phone'])
  expect(state().other?.content).toEqual({ title: 'From the phone' })
  now().draft.settle('other')
  await pass(1_000)
  expect([shown(), state().other?.content]).toEqual(['From the phone', { title: 'Graphs' }])
  now().draft.settle('other')
  await pass(1_000)
  expect([shown(), onServer()]).toEqual(['Graphs', 'From the phone'])
})

test('ADM-17 a form that was published is blank and has no draft; one that failed stays as it was typed', async () => {
  const { type, shown, now } = await opened()
  type('Graphs')
  await pass(1_000)
  const failed = now().draft.end(() => Promise.reject(new Error('No answer.')))
  await expect(failed).rejects.toThrow('No answer.')
  expect(shown()).toBe('Graphs')
  const published = now().draft.end(() => {
    // The server ends the draft with the form.
    api.answer({ method: 'DELETE', path: '/drafts/blog', headers: {}, body: {} })
    return Promise.resolve('done')
  })
  await pass(10)
  expect(await published).toBe('done')
  expect(shown()).toBe('')
  await pass(60_000)
  expect(onServer()).toBeUndefined()
})

test('ADM-17 what is typed while the form is published stays in it, as a new draft', async () => {
  const { type, shown, now } = await opened()
  type('Graphs')
  await pass(1_000)
  const publishing = later()
  const published = now().draft.end(() => publishing.answer)
  await pass(10)
  type('Graphs, part two')
  publishing.give({})
  await pass(10)
  await published
  expect(shown()).toBe('Graphs, part two')
})

test('ADM-17 a discard that gets no answer keeps the text', async () => {
  const { type, shown, now } = await opened()
  type('Graphs')
  await pass(1_000)
  answers.push('lost')
  const lost = now().draft.discard()
  await pass(10)
  expect([await lost, shown(), onServer()]).toEqual([false, 'Graphs', 'Graphs'])
  const discarded = now().draft.discard()
  await pass(10)
  expect([await discarded, shown(), onServer()]).toEqual([true, '', undefined])
})

test('ROLE-05 a form that nobody is signed in to keeps and sends nothing', async () => {
  const { type, state } = await opened(null)
  type('Graphs')
  await pass(5_000)
  expect([state().ready, sent.length, Object.keys(localStorage)]).toEqual([false, 0, []])
})

test('ADM-17 a double click sends a form once, and no draft of it comes back', async () => {
  const publishing = later()
  let times = 0
  const { now } = await runHook(
    () => {
      const form = useForm({ defaultValues: BLANK })
      const draft = useDraft('blog', form, BLANK)
      const send = () => {
        times++
        return publishing.answer as Promise<{ message: string }>
      }
      return { form, draft, publish: usePublish({ form, draft, send, onSent: () => undefined }) }
    },
    undefined,
    clientOf(asha),
  )
  now().form.setValue('title', 'Graphs')
  await pass(1_000)
  const { submit } = now().publish
  submit().catch(reportError)
  submit().catch(reportError)
  await pass(10)
  api.answer({ method: 'DELETE', path: '/drafts/blog', headers: {}, body: {} })
  publishing.give({ message: 'Sent' })
  await pass(60_000)
  expect([times, now().form.getValues().title, onServer()]).toEqual([1, '', undefined])
})
