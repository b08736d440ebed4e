import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { halfARequest, ready } from './half-request.ts'
import { Site } from './site.ts'

test('safety K4 SIGTERM: not ready at once, open requests are answered, then exit with code 0', {
  tag: '@long',
}, async () => {
  const site = await (await Site.create()).start()
  try {
    const half = await halfARequest(site)
    const began = Date.now()
    const ended = site.signal('SIGTERM')
    await expect.poll(() => ready(site), { intervals: [20] }).toBe(503)
    // Waits longer than the server accepts new requests. This request was already open.
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
