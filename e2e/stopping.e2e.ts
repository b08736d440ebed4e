import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { Site } from './site.ts'

const BODY = '{"email": "nobody@college.edu", "password": "Nothing-2024!"}'

/** A request whose last bytes are not sent yet. */
async function halfARequest(site: Site) {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  const lines = ['POST /api/v1/members/signin HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  socket.write([...lines, `Content-Length: ${BODY.length}`, '', BODY.slice(0, 10)].join('\r\n'))
  return {
    async finish() {
      socket.write(BODY.slice(10))
      await once(socket, 'close')
      return text
    },
  }
}
const ready = async (site: Site) => (await fetch(`${site.url}/readyz`)).status

test('safety K4 SIGTERM: not ready at once, open requests are answered, then exit with code 0', async () => {
  const site = await (await Site.create()).start()
  try {
    const half = await halfARequest(site)
    const began = Date.now()
    const ended = site.signal('SIGTERM')
    await expect.poll(() => ready(site), { intervals: [20] }).toBe(503)
    // Longer than the server waits for new requests: this one is not new.
    await sleep(2_000)
    expect(await ready(site)).toBe(503)
    const answer = await half.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(await ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(15_000)
  } finally {
    await site.remove()
  }
})

test('safety K4 a request that never ends does not block the shutdown, and a second SIGTERM forces it', async () => {
  // Three starts of a site, on a machine that may be busy.
  test.setTimeout(180_000)
  const site = await (await Site.create({ SHUTDOWN_SECONDS: '2' })).start()
  try {
    await halfARequest(site)
    const began = Date.now()
    expect(await site.signal('SIGTERM')).toBe(1)
    expect(Date.now() - began).toBeLessThan(6_000)

    await site.start()
    await halfARequest(site)
    const forced = Date.now()
    const ended = site.signal('SIGTERM')
    await expect.poll(() => ready(site), { intervals: [20] }).toBe(503)
    await site.signal('SIGTERM')
    expect(await ended).toBe(1)
    expect(Date.now() - forced).toBeLessThan(1_500)
    // No data is lost.
    await site.start()
    expect(await ready(site)).toBe(200)
  } finally {
    await site.remove()
  }
})
