import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { buildApp } from '../../app/app.ts'
import { listenForChanges } from '../../platform/database/changes.ts'
import { openDatabase } from '../../platform/database/database.ts'

let site: TestSite
let origin: string
let asha: Awaited<ReturnType<TestSite['member']>>
let ravi: typeof asha
const closers: (() => unknown)[] = []
beforeAll(async () => {
  site = await testSite({ STREAMS_PER_CALLER: '3', STREAM_BEAT_SECONDS: '1' })
  origin = await site.listen()
  asha = await site.member()
  ravi = await site.member({ name: 'Ravi', isManager: true })
})
afterAll(() => site.close())
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await vi.waitFor(() => expect(site.live.open).toBe(0))
})

const post = (path: string, as: string, body?: object) =>
  site.ask('POST', path, { as, ...(body && { body }) })
async function start(): Promise<{ _id: string; version: string }> {
  const body = { title: 'Heaps', category: 'General', content: 'Why?' }
  return (await post('/forum/threads', asha.as, body)).body.data
}
const reply = async (thread: string, content = 'So.') =>
  (await post(`/forum/threads/${thread}/replies`, ravi.as, { content })).body.data._id as string
const version = async (thread: string) =>
  (await site.ask('GET', `/forum/threads/${thread}`)).body.data.version

interface Options {
  at?: string
  as?: string
  last?: string
  since?: string
}

/** Listens like a browser and collects the ids of the events. */
async function listen(thread: string, { at = origin, as, last, since }: Options = {}) {
  const query = since ? `?since=${since}` : ''
  const asking = request(`${at}/api/v1/forum/threads/${thread}/stream${query}`, {
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...(last && { 'last-event-id': last }) },
  })
  closers.push(() => asking.destroy())
  asking.on('error', () => undefined)
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  let text = ''
  answer.on('data', (chunk) => {
    text += chunk
  })
  answer.on('error', () => undefined)
  const ids = () => [...text.matchAll(/^id: (\S+)\nevent: changed\ndata: \{\}\n\n/gm)].map(([, id]) => id)
  const heard = async (count: number) => {
    await vi.waitFor(() => expect(ids().length).toBeGreaterThanOrEqual(count))
    return ids()
  }
  return { status: answer.statusCode, headers: answer.headers, text: () => text, ids, heard, answer }
}

describe('the stream of a thread', () => {
  test('announces a reply to a visitor, and the next read of the thread contains it', async () => {
    const { _id, version: since } = await start()
    const stream = await listen(_id, { since })
    expect(stream.headers['content-type']).toContain('text/event-stream')
    await reply(_id)
    expect(await stream.heard(1)).toEqual([await version(_id)])
    const { data } = (await site.ask('GET', `/forum/threads/${_id}/replies`)).body
    expect(data).toHaveLength(1)
  })

  test('tells of edits, deletions, votes, the accepted answer and the lock, each once', async () => {
    const { _id } = await start()
    const one = await reply(_id)
    const stream = await listen(_id, { as: asha.as, since: await version(_id) })
    const acts = [
      () => site.ask('PATCH', `/forum/replies/${one}`, { as: ravi.as, body: { content: 'Or so.' } }),
      () => post(`/forum/replies/${one}/vote`, asha.as),
      () => post(`/forum/threads/${_id}/accept/${one}`, asha.as),
      () => post(`/forum/threads/${_id}/lock`, ravi.as, { locked: true }),
      () => post(`/forum/threads/${_id}/pin`, ravi.as, { pinned: true }),
      () => site.ask('DELETE', `/forum/replies/${one}`, { as: ravi.as }),
    ]
    for (const [at, act] of acts.entries()) {
      expect((await act()).status).toBe(200)
      expect(await stream.heard(at + 1)).toHaveLength(at + 1)
    }
    // The next event shows that nothing came between.
    await reply(_id)
    await stream.heard(acts.length + 1)
    expect(stream.ids()).toHaveLength(acts.length + 1)
    expect(new Set(stream.ids()).size).toBe(acts.length + 1)
  })

  test('sends a returning listener what they missed at once, and nothing if they missed nothing', async () => {
    const { _id, version: before } = await start()
    await reply(_id)
    const now = await version(_id)
    expect(await (await listen(_id, { last: before, since: now })).heard(1)).toEqual([now])
    const nothing = await listen(_id, { last: now, since: before })
    expect(await (await listen(_id)).heard(1)).toEqual([now])
    // The next event is the first that they receive.
    await reply(_id)
    expect(await nothing.heard(1)).toEqual([await version(_id)])
  })

  test('says nothing of another thread, and gives a sign of life', async () => {
    const [mine, other] = [await start(), await start()]
    const stream = await listen(mine._id, { since: mine.version })
    await reply(other._id)
    await vi.waitFor(() => expect(stream.text()).toMatch(/^:$/m))
    await reply(mine._id)
    expect(await stream.heard(1)).toEqual([await version(mine._id)])
    expect(stream.text()).toContain('retry: ')
  })

  test('tells of what another process wrote', async () => {
    const { _id, version: since } = await start()
    const database = openDatabase(site.database.url, 2)
    const { env, mailer } = site
    const other = await buildApp({ env, database, mailer, secret: site.secret })
    const at = await other.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' })
    const changes = listenForChanges(database, () => other.live.changedAll())
    closers.push(async () => {
      await changes.close()
      await other.app.close()
      await database.close()
    })
    const stream = await listen(_id, { at, since })
    await reply(_id)
    expect(await stream.heard(1)).toEqual([await version(_id)])
  })
})

describe('bounds', () => {
  test('safety R5 each caller has a limited number of streams', async () => {
    const { _id } = await start()
    const mine = []
    for (const _ of [1, 2, 3, 4]) mine.push(await listen(_id, { as: asha.as }))
    expect(mine.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect((await listen(_id, { as: ravi.as })).status).toBe(200)
    mine[0]?.answer.destroy()
    await vi.waitFor(() => expect(site.live.open).toBe(3))
    expect((await listen(_id, { as: asha.as })).status).toBe(200)
  })

  test('a process has a limit for all streams', async () => {
    const small = await testSite({ STREAMS_PER_PROCESS: '1' })
    const at = await small.listen()
    const { as } = await small.member()
    const body = { title: 'T', category: 'General', content: 'C' }
    const thread = (await small.ask('POST', '/forum/threads', { as, body })).body.data._id
    const statuses = [(await listen(thread, { at })).status, (await listen(thread, { at })).status]
    await small.close()
    expect(statuses).toEqual([200, 503])
  })

  test('safety I5 an unknown thread has none', async () => {
    expect((await listen('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await listen('x')).status).toBe(404)
  })
})

test('safety K4 a site with open streams stops at once, and its streams end', async () => {
  const stopping = await testSite()
  const at = await stopping.listen()
  const { as } = await stopping.member()
  const body = { title: 'T', category: 'General', content: 'C' }
  const thread = (await stopping.ask('POST', '/forum/threads', { as, body })).body.data._id
  const streams = [await listen(thread, { at }), await listen(thread, { at, as })]
  const ended = Promise.all(streams.map(({ answer }) => once(answer, 'end')))
  // Waiting for these streams to end by themselves would take for ever.
  await stopping.app.close()
  await ended
  await stopping.close()
})
