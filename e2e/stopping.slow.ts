import { expect, test } from '@playwright/test'
import { halfARequest, ready } from './half-request.ts'
import { Site } from './site.ts'

test('safety K4 a request that never ends does not block the shutdown, and a second SIGTERM forces it', async () => {
  // The test starts a site three times, on a machine that may be busy.
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
