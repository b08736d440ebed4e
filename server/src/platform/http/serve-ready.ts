import { makeReady, sendReady } from './answer-cache.ts'
import type { House } from './house.ts'
import { API_POLICY } from './security-headers.ts'

interface Made {
  /** Content type. */
  readonly type: string
  /** What it is made from: a write that names one of these makes it old. */
  readonly tags: readonly string[]
}

/** Serves a public text that is neither page nor API answer. It is kept ready-made like those. */
export function serveReady(house: House, path: string, { type, tags }: Made, make: () => Promise<string>) {
  const { app, cache } = house
  app.get(path, async ({ raw }, reply) => {
    const { ready } = await cache.once(path, makeText)
    reply.hijack()
    sendReady(ready, raw, reply.raw)
  })

  const headers = {
    ...house.headers,
    'content-type': type,
    'cache-control': 'no-cache',
    'content-security-policy': API_POLICY,
  }
  const makeText = async () => ({ ready: await makeReady(await make(), { headers, tags }) })
}
