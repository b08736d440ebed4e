import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from '../platform/env.ts'
import { errorLine } from '../platform/error-facts.ts'
import type { Family } from '../platform/watch/figures.ts'
import { METRICS_TYPE, metricsText } from './metrics-text.ts'

type Settings = Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>

export interface MetricsServer {
  readonly address: string
  close(): Promise<void>
}

/**
 * Serves `/metrics` on its own port to every client that can reach the port, by default only this machine. It also answers while
 * an overloaded site refuses requests. Returns undefined without METRICS_PORT. Throws when the port is taken.
 */
export async function openMetricsServer(
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  read: () => Promise<Family[]>,
): Promise<MetricsServer | undefined> {
  if (port === undefined) return undefined
  const server = createServer((request, response) => {
    answer(request, response, read).catch((error: unknown) => {
      console.error(`The figures could not be read: ${errorLine(error)}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  server.on('error', (error) => console.error(`The figures could not be read: ${errorLine(error)}`))
  const { port: opened } = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${opened}/metrics`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  read: () => Promise<Family[]>,
) {
  const isOurs = url?.split('?', 1)[0] === '/metrics'
  if (!isOurs || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(isOurs ? 405 : 404, { 'content-type': 'text/plain' }).end()
    return
  }
  const text = metricsText(await read())
  response.writeHead(200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' })
  response.end(method === 'HEAD' ? undefined : text)
}
