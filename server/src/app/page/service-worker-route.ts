import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../platform/env.ts'
import { SERVICE_WORKER_POLICY } from '../../platform/http/security-headers.ts'

/** Replaces an installed worker, deletes its caches and unregisters itself. */
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
 * Serves the service worker from the root, because it also controls the judge's workers below other paths. Browsers fetch it at
 * each visit and install it when a byte has changed, so a deploy replaces every old worker.
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
