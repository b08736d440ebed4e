import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { runDry } from './traffic.ts'

let site: TestSite
let port: number
beforeAll(async () => {
  site = await testSite({ REQUEST_SECONDS: '1', CONNECTIONS: '8' })
  port = Number(new URL(await site.listen()).port)
})
afterAll(() => site.close())

/** A connection on which anything may be sent, or nothing; what comes back is gathered unless nobody reads. */
function open() {
  const socket: Socket = connect(port, '127.0.0.1')
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
const cutOff = (state: { closed: boolean }) => vi.waitFor(() => expect(state.closed).toBe(true), 5_000)

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

test('safety L3 so is who connects and says nothing', async () => {
  await cutOff(open().state)
})

test('safety L3 and who asks for much and takes nothing of it', async () => {
  await site.database.pool.query(
    `insert into blogs (title, author, content, slug) select 'Long', 'Asha', repeat('x', 200000), 'long-' || n
     from generate_series(1, 150) n`,
  )
  const { socket, state } = open()
  socket.pause()
  socket.write('GET /api/v1/getBlogs HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n')
  await vi.waitFor(() => expect(site.house.traffic.underWay.size).toBe(1), 5_000)
  await vi.waitFor(() => expect(site.house.traffic.underWay.size).toBe(0), 10_000)
  socket.resume()
  await cutOff(state)
  expect(state.text.length).toBeLessThan(150 * 200_000)
}, 20_000)

test('safety L3 connections beyond the cap are closed, and the others are answered', async () => {
  const held = Array.from({ length: 12 }, open)
  await vi.waitFor(() => expect(held.filter(({ state }) => state.closed)).toHaveLength(4), 900)
  const kept = held.find(({ state }) => !state.closed)
  kept?.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(kept?.state.text).toMatch(/^HTTP\/1\.1 200/))
  for (const { socket } of held) socket.destroy()
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200))
})

test('safety K4 a site that runs dry goes on answering, keeps no connection, and waits for what is under way', async () => {
  const { traffic } = site.house
  await vi.waitFor(() => expect(traffic.underWay.size).toBe(0))
  const asking = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const { socket, state } = open()
  socket.write(`${head}Content-Length: 2\r\n\r\n{`)
  await vi.waitFor(() => expect(traffic.underWay.size).toBe(1))
  let dry = false
  const running = runDry(traffic, { least: 0, most: 20 }).then(() => {
    dry = true
  })
  expect((await asking('/readyz')).status).toBe(503)
  const answer = await asking('/api/v1/topics/')
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await sleep(100)
  expect(dry).toBe(false)
  socket.write('}')
  await running
  await cutOff(state)
  expect(state.text).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nconnection: close\r\n/i)
  traffic.stopping = false
})
