import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../platform/env.ts'
import { SERVICE_WORKER_POLICY } from '../../platform/http/security-headers.ts'

/** Takes the place of a worker, throws away what it kept, and leaves. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

interface Dependencies {
  readonly app: FastifyInstance
  readonly env: Env
  readonly headers: Record<string, string>
}

/**
 * The service worker lies at the root, because the site's workers below other paths are in its care too. Browsers ask
 * for it anew at each visit and hold it to be another one when a byte of it is: so no deploy is stuck behind an old one.
 */
export async function serviceWorkerRoute({ app, env, headers }: Dependencies, files: string) {
  const script =
    env.OFFLINE_COPIES === 'off' ? FAREWELL : await readFile(join(files, 'offline-worker.js'), 'utf8')
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .headers({
        ...headers,
        'cache-control': 'no-cache',
        'content-security-policy': SERVICE_WORKER_POLICY,
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
