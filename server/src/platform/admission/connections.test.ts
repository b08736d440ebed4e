import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { drain } from './connections.ts'

let site: TestSite
let port: number
beforeAll(async () => {
  site = await testSite({ REQUEST_SECONDS: '1', CONNECTIONS: '8' })
  port = Number(new URL(await site.listen()).port)
})
afterAll(() => site.close())

/** Opens a raw connection, and collects what comes back. */
function open(to = port, localAddress = '127.0.0.1') {
  const socket: Socket = connect({ port: to, host: '127.0.0.1', localAddress })
  const state = { text: '', closed: false }
  socket.on('data', (part) => {
    state.text += part
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    state.closed = true
  })
  return { socket, state }
}
const cutOff = (state: { closed: boolean }) => vi.waitFor(() => expect(state.closed).toBe(true))

const head = 'POST /api/v1/members/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
test.each([
  ['the head', 'GET /api/v1/getBlogs HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'],
  ['the body', `${head}Content-Length: 1000\r\n\r\n{"email": "`, 'a'],
  ['the pieces of the body', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
])('safety L3 who sends %s of a request drop by drop is cut off', async (_, start, drop) => {
  const { socket, state } = open()
  socket.write(start)
  const dripping = setInterval(() => socket.write(drop), 100)
  const began = Date.now()
  try {
    await cutOff(state)
    expect(Date.now() - began).toBeGreaterThan(900)
    const [first = '', body = ''] = [state.text.split('\r\n')[0], state.text.split('\r\n\r\n')[1]]
    expect(first).toBe('HTTP/1.1 408 Request Timeout')
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'timeout' })
  } finally {
    clearInterval(dripping)
  }
})

test('safety L3 a silent connection is closed too', async () => {
  await cutOff(open().state)
})

test('safety L3 a client that does not read its answers is cut off too', { tags: 'long' }, async () => {
  await site.database.pool.query(
    `insert into blogs (title, author, content, slug) select 'Long', 'Asha', repeat('x', 200000), 'long-' || n
     from generate_series(1, 150) n`,
  )
  const { socket, state } = open()
  socket.pause()
  socket.write('GET /api/v1/getBlogs HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n')
  await vi.waitFor(() => expect(site.connections.unsent).toBe(1))
  await vi.waitFor(() => expect(site.connections.unsent).toBe(0))
  socket.resume()
  await cutOff(state)
  expect(state.text.length).toBeLessThan(150 * 200_000)
})

test('safety L1 an answer that takes longer than a connection may be silent is a 503, never nothing, and is there soon after', async () => {
  const locking = await site.database.pool.connect()
  try {
    await locking.query('begin; lock table blogs in access exclusive mode')
    const { socket, state } = open()
    socket.write('GET /blogs/feed.xml HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await cutOff(state)
    const [head = '', body = ''] = state.text.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 503 /)
    expect(head).toMatch(/\r\nretry-after: [1-3]\r\n/i)
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'unavailable' })
  } finally {
    await locking.query('rollback')
    locking.release()
  }
  const status = async () => (await fetch(`http://127.0.0.1:${port}/blogs/feed.xml`)).status
  await vi.waitFor(async () => expect(await status()).toBe(200))
})

describe('safety L3 idle connections are closed for new ones', () => {
  let other: TestSite
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    return other.close()
  })
  const opened = async (environment: Record<string, string>) => {
    other = await testSite({ REQUEST_SECONDS: '30', ...environment })
    const to = Number(new URL(await other.listen()).port)
    return (count: number, localAddress: string) =>
      Array.from({ length: count }, () => {
        const opened = open(to, localAddress)
        sockets.push(opened.socket)
        return opened
      })
  }
  const closed = (held: { state: { closed: boolean } }[]) => held.filter(({ state }) => state.closed).length
  const ask = async ({ socket, state }: ReturnType<typeof open>) => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await vi.waitFor(() => expect(state.text).toMatch(/^HTTP\/1\.1 200/))
  }

  test('connections beyond the cap are closed, and the others are answered', async () => {
    const from = await opened({ CONNECTIONS: '8' })
    const held = from(12, '127.0.0.1')
    await vi.waitFor(() => expect(closed(held)).toBe(4))
    const kept = held.find(({ state }) => !state.closed)
    if (kept) await ask(kept)
    for (const { socket } of held) socket.destroy()
    await vi.waitFor(() => Promise.all(from(1, '127.0.0.1').map(ask)))
  })

  test('an address with too many connections loses its own, the longest idle first, and no other address does', async () => {
    const from = await opened({ CONNECTIONS: '50', CONNECTIONS_PER_ADDRESS: '8' })
    const others = from(2, '127.0.0.3')
    await Promise.all(others.map(ask))
    const [first, ...many] = from(8, '127.0.0.2')
    await vi.waitFor(() => expect(first?.socket.readyState).toBe('open'))
    if (first) await ask(first)
    many.push(...from(12, '127.0.0.2'))
    await vi.waitFor(() => expect(closed([...many, ...(first ? [first] : [])])).toBe(12))
    expect(closed(others)).toBe(0)
    await Promise.all(from(1, '127.0.0.3').map(ask))
  })

  test('a new visitor gets in when the site is full, and a running request is not cut off', async () => {
    const from = await opened({ CONNECTIONS: '8', CONNECTIONS_PER_ADDRESS: '100' })
    const [busy] = from(1, '127.0.0.3')
    busy?.socket.write(`${head}Content-Length: 2\r\n\r\n{`)
    await vi.waitFor(() => expect(other.connections.unsent).toBe(1))
    const silent = from(30, '127.0.0.2')
    await vi.waitFor(() => expect(closed(silent)).toBe(23))
    await Promise.all(from(1, '127.0.0.4').map(ask))
    busy?.socket.write('}')
    await vi.waitFor(() => expect(busy?.state.text).toMatch(/^HTTP\/1\.1 400/))
  })

  test('when all connections are busy, the address with the most connections loses one', async () => {
    const from = await opened({ CONNECTIONS: '8', CONNECTIONS_PER_ADDRESS: '100' })
    const busy = [...from(2, '127.0.0.3'), ...from(6, '127.0.0.2')]
    for (const { socket } of busy) socket.write(`${head}Content-Length: 2\r\n\r\n{`)
    await vi.waitFor(() => expect(other.connections.unsent).toBe(8))
    await Promise.all(from(1, '127.0.0.4').map(ask))
    expect([closed(busy.slice(0, 2)), closed(busy.slice(2))]).toEqual([0, 1])
  })

  test('a trusted proxy may use all connections', async () => {
    const from = await opened({ CONNECTIONS: '50', CONNECTIONS_PER_ADDRESS: '4', TRUST_PROXY: '127.0.0.2' })
    const proxied = from(20, '127.0.0.2')
    await Promise.all(proxied.map(ask))
    expect(closed(proxied)).toBe(0)
  })

  test('slow headers are cut off sooner than a slow body', async () => {
    const from = await opened({ HEADERS_SECONDS: '1' })
    const [silent, slow] = from(2, '127.0.0.2')
    const [body] = from(1, '127.0.0.3')
    slow?.socket.write('GET /healthz HTTP/1.1\r\nHost: ')
    body?.socket.write(`${head}Content-Length: 2\r\n\r\n{`)
    await vi.waitFor(() => expect([silent?.state.closed, slow?.state.closed]).toEqual([true, true]))
    expect(body?.state.closed).toBe(false)
    body?.socket.destroy()
  })
})

test('safety K4 a silent connection does not delay the end of the process', async () => {
  // With this setting, waiting for the silent connection would exceed the time of the test.
  const other = await testSite({ REQUEST_SECONDS: '3600' })
  const origin = await other.listen()
  const { state } = open(Number(new URL(origin).port))
  // After this request, the server has accepted the silent connection too.
  await fetch(`${origin}/healthz`)
  await other.close()
  await cutOff(state)
})

test('safety L3 a client that sends many requests without waiting for answers is cut off', async () => {
  const request = 'GET /api/v1/topics/ HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const { socket, state } = open()
  socket.write(request.repeat(1_000))
  await cutOff(state)
  expect(state.text.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(32)
  const few = open()
  few.socket.write(request.repeat(5))
  await vi.waitFor(() => expect(few.state.text.split('HTTP/1.1 200')).toHaveLength(6))
  few.socket.destroy()
})

test('safety L3 waiting answers are dropped when their client disconnects', async () => {
  const { as } = await site.member()
  const body = { title: 'Streams', category: 'General', content: 'Why?' }
  const { _id } = (await site.ask('POST', '/forum/threads', { as, body })).body.data
  const { socket } = open()
  const path = `/api/v1/forum/threads/${_id}/stream`
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(5))
  await vi.waitFor(() => expect(site.live.open).toBe(5))
  socket.destroy()
  await vi.waitFor(() => expect([site.live.open, site.connections.unsent]).toEqual([0, 0]))
})

test('safety K4 a stopping site still answers, keeps no connection open, and waits for running requests', async () => {
  const { connections } = site
  await vi.waitFor(() => expect(connections.unsent).toBe(0))
  const asking = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const { socket, state } = open()
  socket.write(`${head}Content-Length: 2\r\n\r\n{`)
  await vi.waitFor(() => expect(connections.unsent).toBe(1))
  let dry = false
  const running = drain(connections, { least: 0, most: 20 }).then(() => {
    dry = true
  })
  expect((await asking('/readyz')).status).toBe(503)
  const answer = await asking('/api/v1/topics/')
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(dry).toBe(false)
  socket.write('}')
  await running
  await cutOff(state)
  expect(state.text).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nconnection: close\r\n/i)
  connections.stopping = false
})
