import { getOwnProblem, type SubmissionProgress } from '@callofcode/contract/submission/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, clientOf, closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { EventStream } from '../../../testing/event-stream.ts'
import { type Answer, later, network, refusal, type Sent } from '../../../testing/network.ts'
import { read } from '../../platform/api/read.ts'
import { keepLocalDraftsOf } from '../draft/local-drafts.ts'
import { useSubmit } from './use-submit.ts'

const python = { language: 'python', source: 'print(1)' } as const
const java = { language: 'java', source: 'class Main {}' } as const

let page: ReturnType<typeof openPage>
let sent: Sent[]
/** Responses to the next submissions. Later submissions are stored, once for each key. */
let answers: (Answer | Promise<Answer>)[]
/** Responses to the next requests for a judged submission. */
let judged: Promise<Answer>[]
let slug = 'problem-0'

beforeEach(() => {
  page = openPage()
  keepLocalDraftsOf(asha.id)
  EventStream.opened = []
  vi.stubGlobal('EventSource', EventStream)
  answers = []
  judged = []
  const rows: string[] = []
  // The senders live as long as the page: each test has its own problem.
  slug = `problem-${Number(slug.slice(8)) + 1}`
  sent = network(({ method, path, headers }) => {
    if (method !== 'POST') return judged.shift() ?? { data: { _id: path, state: 'done' } }
    const key = headers['idempotency-key'] ?? ''
    if (!rows.includes(key)) rows.push(key)
    return answers.shift() ?? { data: { _id: `row-${rows.indexOf(key) + 1}` } }
  })
})
afterEach(closePage)

const opened = (session: typeof asha | null = asha) =>
  runHook((shown: string) => useSubmit(shown), slug, clientOf(session))
const posts = () => sent.filter(({ method }) => method === 'POST')
const progress = (more: Partial<SubmissionProgress>) => ({
  state: 'judging',
  place: null,
  test: 1,
  tests: 9,
  verdict: null,
  preparing: false,
  ...more,
})
const tell = (more: Partial<SubmissionProgress>, stream = EventStream.last()) =>
  stream?.say('progress', progress(more))
const accepted = { state: 'done', verdict: 'Accepted' } as const

test('safety D2 submitting twice quickly sends one submission', async () => {
  const { now } = await opened()
  now().submit(python)
  now().submit(python)
  await pass()
  expect(posts()).toHaveLength(1)
  expect(posts()[0]).toMatchObject({ path: `/problems/${slug}/submissions`, body: python })
})

test('safety D2 after a lost answer the submission is asked for again with the same key', async () => {
  answers.push('lost')
  const { now } = await opened()
  now().submit(python)
  await pass()
  expect(now().state).toMatchObject({ phase: 'waiting', status: 0, kept: true })
  page.say('online')
  await pass()
  const keys = posts().map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  tell(accepted)
  await pass()
  expect(now().state).toEqual({ phase: 'done', id: 'row-1' })
})

test('API-11 a refused submission says why, until the next one is sent', async () => {
  answers.push(refusal(422, 'Write a solution first.'))
  const { now } = await opened()
  now().submit(python)
  await pass()
  expect(now().state).toEqual({ phase: 'refused', words: 'Write a solution first.' })
  now().submit(python)
  await pass()
  expect(now().state.phase).not.toBe('refused')
})

test('safety J8 each step to the verdict is shown, and the page of the verdict is ready with it', async () => {
  const { now, client } = await opened()
  now().submit(python)
  await pass()
  tell({ state: 'queued', place: 3 })
  await pass()
  expect(now().state).toMatchObject({ phase: 'judging', id: 'row-1', progress: { place: 3 } })
  const detail = later()
  judged.push(detail.answer)
  tell(accepted)
  await pass()
  expect(now().state.phase).toBe('judging')
  detail.give({ data: { _id: 'row-1', verdict: 'Accepted' } })
  await pass()
  expect(now().state).toEqual({ phase: 'done', id: 'row-1' })
  expect(JSON.stringify(client.getQueriesData({}))).toContain('"verdict":"Accepted"')
})

test('safety J8 a solve is shown on the problem without a reload', async () => {
  const own = read(getOwnProblem, { params: { slug } })
  const { now } = await runHook(
    (shown: string) => ({ ...useSubmit(shown), own: useQuery(own).dataUpdatedAt }),
    slug,
  )
  const asked = () => sent.filter(({ path }) => path.endsWith('/mine')).length
  expect(asked()).toBe(1)
  now().submit(python)
  await pass()
  tell({ state: 'judging', test: 2 })
  await pass()
  expect(asked()).toBe(1)
  tell(accepted)
  await pass()
  expect(asked()).toBe(2)
})

test('safety D2 code in another language, submitted after a verdict, never shows the verdict of the first', async () => {
  const { now, results } = await opened()
  now().submit(python)
  await pass()
  tell(accepted)
  await pass()
  const before = results.length
  now().submit(java)
  await pass()
  expect(results.slice(before).map(({ state }) => state.phase)).not.toContain('done')
  tell({ state: 'judging' })
  await pass()
  expect(now().state).toMatchObject({ phase: 'judging', id: 'row-2' })
})

test('safety D2 code in another language, submitted while the first is judged, is followed in its place', async () => {
  const { now } = await opened()
  now().submit(python)
  await pass()
  const detail = later()
  judged.push(detail.answer)
  tell(accepted)
  await pass()
  now().submit(java)
  await pass()
  const [first, second] = EventStream.opened
  expect([first?.readyState, second?.address]).toEqual([EventStream.CLOSED, expect.stringContaining('row-2')])
  tell({ state: 'judging', test: 4 })
  await pass()
  // The verdict of the first submission arrives late.
  detail.give({ data: { _id: 'row-1' } })
  await pass()
  expect(now().state).toMatchObject({ phase: 'judging', id: 'row-2', progress: { test: 4 } })
})

test('safety J8 a tab whose connection slept hears the verdict by asking, once', async () => {
  const { now } = await opened()
  now().submit(python)
  await pass()
  EventStream.last()?.fail()
  judged.push(Promise.resolve('lost'), Promise.resolve({ data: progress(accepted) }))
  await pass(10_000)
  expect(now().state).toEqual({ phase: 'done', id: 'row-1' })
  const asked = sent.length
  await pass(60_000)
  expect(sent).toHaveLength(asked)
})

test('safety D2 a problem that is opened again sends what was left waiting, and shows its verdict', async () => {
  answers.push(refusal(503))
  const first = await opened()
  first.now().submit(python)
  await pass()
  await first.leave()
  const again = await opened()
  tell(accepted)
  await pass()
  expect(posts()).toHaveLength(2)
  expect(again.now().state).toEqual({ phase: 'done', id: 'row-1' })
})

test('safety D2 another problem shows nothing of the submission before', async () => {
  const { now, give, results } = await opened()
  now().submit(python)
  await pass()
  tell(accepted)
  await pass()
  await give(`${slug}-b`)
  expect(now().state).toEqual({ phase: 'idle' })
  const before = results.length
  now().submit(python)
  await pass()
  expect(results.slice(before).map(({ state }) => state.phase)).not.toContain('done')
})

test('ROLE-06 a visitor’s page sends nothing', async () => {
  const { now } = await opened(null)
  now().submit(python)
  await now().tryNow()
  await pass(120_000)
  expect([now().state.phase, sent.length]).toEqual(['idle', 0])
})
