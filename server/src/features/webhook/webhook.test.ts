import { createHmac } from 'node:crypto'
import type { Delivery, Webhook } from '@callofcode/contract/webhook/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hookReceiver } from '../../../testing/elsewhere/hook-receiver.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite({
    WEBHOOK_LOOPBACK: 'on',
    WEBHOOK_PAUSE_SECONDS: '1',
    WEBHOOK_SECONDS: '2',
    WEBHOOK_FAILING_SECONDS: '3',
    PUBLIC_URL: 'https://club.example',
    LANES: '0',
  })
  admin = await site.member({ role: 'admin' })
})
beforeEach(async () => {
  await site.database.pool.query('delete from webhooks')
})
afterAll(() => site.close())

const blog = { title: 'Two heaps', author: 'Asha', content: 'One is upside down.' }
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object) =>
  site.ask(method, `/admin/webhooks${path}`, { as: admin.as, ...(body && { body }) })
const make = async (url: string, events: string[] = ['blog.published']) => {
  const { status, body } = await call('POST', '', { url, events })
  expect(status).toBe(201)
  return { id: body.data._id as string, secret: body.secret as string }
}
const log = async (id: string): Promise<Delivery[]> => (await call('GET', `/${id}/deliveries`)).body.data
const stored = async (): Promise<Webhook> => (await call('GET')).body.data[0]
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const publish = async () => {
  const { status, body } = await site.ask('POST', '/admin/createBlog', { as: admin.as, body: blog })
  expect(status).toBe(201)
  return body.data._id as string
}

describe('what is sent', () => {
  test('SAFE-44 an event is told with an id, a time and a signature that a receiver can check', async () => {
    const other = await hookReceiver(() => ({ status: 200, text: 'Thank you' }))
    const { id, secret } = await make(other.url)
    const blogId = await publish()
    await soon(() => expect(other.received).toHaveLength(1))
    const [{ headers, body }] = other.received as [(typeof other.received)[0]]
    expect(JSON.parse(body)).toMatchObject({
      type: 'blog.published',
      data: {
        id: blogId,
        title: 'Two heaps',
        url: expect.stringMatching(/^https:\/\/club\.example\/blogs\/two-heaps/),
      },
    })
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    )
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(30)
    await soon(async () =>
      expect(await log(id)).toMatchObject([
        { event: 'blog.published', state: 'delivered', status: 200, attempts: 1, answer: 'Thank you', body },
      ]),
    )
    const { rows } = await site.database.pool.query('select w::text as text from webhooks w')
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
    other.close()
  })

  test('SAFE-45 CLUB-598 every event is told once to whom it was chosen for, and no payload holds an e-mail or source', async () => {
    const other = await hookReceiver(() => ({ status: 204 }))
    const all = ['member.approved', 'event.created', 'event.cancelled', 'event.registered', 'thread.created']
    await make(other.url, all)
    const silent = await hookReceiver(() => ({ status: 204 }))
    await make(silent.url, ['submission.judged'])
    const pending = await site.member({ status: 'pending', name: 'New One' })
    const send = async (path: string, body?: object) => {
      const answer = await site.ask('POST', path, { as: admin.as, ...(body && { body }) })
      expect([path, answer.status < 300]).toEqual([path, true])
      return answer.body.data?._id as string
    }
    await send(`/approvals/${pending.id}/approve`)
    const [startsAt, endsAt] = ['2100-01-01T10:00:00Z', '2100-01-01T12:00:00Z']
    const event = { title: 'Night', description: 'D', startsAt, endsAt, timeZone: 'Asia/Kolkata' }
    const eventId = await send('/events', event)
    await send(`/events/${eventId}/register`, {})
    await send(`/events/${eventId}/cancel`, { reason: 'The hall is taken.' })
    await send('/forum/threads', { title: 'T', category: 'General', content: 'Secret words' })
    await soon(() => expect(other.received).toHaveLength(5))
    const bodies = other.received.map(({ body }) => body)
    expect(bodies.map((body) => JSON.parse(body).type).sort()).toEqual(all.toSorted())
    expect(bodies.join()).not.toMatch(/college\.edu|Secret words/)
    expect(bodies.find((body) => body.includes('member.approved'))).toContain('New One')
    expect(JSON.parse(bodies.find((body) => body.includes('event.cancelled')) ?? '').data).toMatchObject({
      reason: 'The hall is taken.',
    })
    expect(silent.received).toEqual([])
    other.close()
    silent.close()
  })

  test('SAFE-45 what was rolled back is not told, and what is about a member goes with them', async () => {
    const other = await hookReceiver(() => ({ status: 500 }))
    const { id } = await make(other.url, ['thread.created'])
    const member = await site.member()
    const body = { title: 'T', category: 'Nonsense', content: 'C' }
    expect((await site.ask('POST', '/forum/threads', { as: member.as, body })).status).toBe(400)
    await site.ask('POST', '/forum/threads', { as: member.as, body: { ...body, category: 'General' } })
    await soon(() => expect(other.received.length).toBeGreaterThan(0))
    expect(await log(id)).toHaveLength(1)
    await site.database.pool.query('delete from members where id = $1', [member.id])
    expect(await log(id)).toEqual([])
    other.close()
  })

  test('SAFE-47 a test and a delivery once more are sent on demand, the latter under its old id', async () => {
    const other = await hookReceiver(() => ({ status: 200 }))
    const { id } = await make(other.url)
    expect((await call('POST', `/${id}/ping`)).status).toBe(202)
    await soon(() => expect(other.received).toHaveLength(1))
    expect(JSON.parse(other.received[0]?.body ?? '').type).toBe('ping')
    await soon(async () => expect((await log(id))[0]?.state).toBe('delivered'))
    const [first] = await log(id)
    expect((await call('POST', `/${id}/deliveries/${first?._id}/redeliver`)).status).toBe(202)
    await soon(() => expect(other.received).toHaveLength(2))
    const [once, again] = other.received
    expect([again?.headers['webhook-id'], again?.body]).toEqual([once?.headers['webhook-id'], once?.body])
    other.close()
  })
})

describe('when it does not arrive', () => {
  test('SAFE-46 it is tried again after growing pauses, under the same id, until it arrives', async () => {
    const other = await hookReceiver((nth) => ({ status: nth < 3 ? 503 : 200 }))
    const { id } = await make(other.url)
    await publish()
    await soon(() => expect(other.received).toHaveLength(3))
    expect(new Set(other.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(other.received.map(({ body }) => body)).size).toBe(1)
    const times = other.received.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan((times[1] ?? 0) - (times[0] ?? 0))
    await soon(async () => expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 3 }]))
    expect((await stored()).failingSince).toBeNull()
    other.close()
  })

  test('SAFE-48 after days without an answer it is switched off, and the audit and the admins are told', {
    tags: 'long',
  }, async () => {
    const other = await hookReceiver(() => ({ status: 500, text: 'Broken' }))
    const { id } = await make(other.url)
    await publish()
    await soon(async () => expect((await stored()).failingSince).not.toBeNull())
    expect(await stored()).toMatchObject({ isOn: true, last: 'waiting' })
    await soon(async () => expect(await stored()).toMatchObject({ isOn: false, offReason: 'failures' }))
    expect(await log(id)).toMatchObject([{ state: 'failed', status: 500, answer: 'Broken', nextAt: null }])
    const { rows } = await site.database.pool.query(`select target from audit where action = 'webhook.off'`)
    expect(rows).toContainEqual({ target: id })
    expect((await call('POST', `/${id}/ping`)).status).toBe(409)
    const sent = other.received.length
    await publish()
    expect(await log(id)).toHaveLength(1)
    expect(other.received).toHaveLength(sent)
    expect((await call('PATCH', `/${id}`, { isOn: true })).body.data).toMatchObject({
      isOn: true,
      offReason: null,
      failingSince: null,
    })
    other.close()
  })

  test('SAFE-46 a webhook that is deleted while something is sent to it is deleted at once, without a deadlock', async () => {
    let answer = () => {}
    const isLocked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const other = await hookReceiver(async () => {
      await isLocked
      return { status: 200 }
    })
    const { id } = await make(other.url)
    const deletion = await site.database.pool.connect()
    await deletion.query('begin')
    // The deletion must not wait for a lock of the attempt. After a second the database would end one of the two as a deadlock.
    await deletion.query(`set local lock_timeout = '500ms'`)
    await publish()
    await soon(() => expect(other.received).toHaveLength(1))
    await deletion.query('select id from webhooks where id = $1 for update', [id])
    answer()
    // The attempt was made, and storing its outcome waits for the deletion.
    await soon(async () => {
      const { rows } = await site.database.pool.query(`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(1)
    })
    await deletion.query('delete from webhooks where id = $1', [id])
    await deletion.query('commit')
    deletion.release()
    expect((await call('GET')).body.data).toEqual([])
    other.close()
  })

  test('SAFE-48 a site that answers 410 is not asked again', async () => {
    const other = await hookReceiver(() => ({ status: 410 }))
    await make(other.url)
    await publish()
    await soon(async () => expect(await stored()).toMatchObject({ isOn: false, offReason: 'gone' }))
    expect(other.received).toHaveLength(1)
    other.close()
  })

  test('SAFE-46 an attempt that a killed process left behind is made again', async () => {
    const other = await hookReceiver(() => ({ status: 200 }))
    const { id } = await make(other.url)
    await site.mailer.stop()
    await publish()
    expect(await log(id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    // The state after kill -9 during an attempt: a worker that no longer exists holds the lock of the job.
    await site.database.pool.query(`update graphile_worker._private_jobs
      set locked_at = now() - interval '3 minutes', locked_by = 'gone', attempts = 1`)
    const { openSiteMailer } = await import('../../app/dependencies.ts')
    const mailer = await openSiteMailer({ ...site, print: () => undefined })
    await soon(async () => expect(await log(id)).toMatchObject([{ state: 'delivered' }]))
    expect(other.received).toHaveLength(1)
    await mailer.stop()
    other.close()
  })
})
