import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Answer {
  readonly status: number
  readonly text?: string
  readonly location?: string
  /** Seconds of `Retry-After`. */
  readonly retryAfter?: number
}

/** Starts another site on this machine. `answer` returns its response to the n-th call. */
export async function hookReceiver(answer: (nth: number) => Answer | Promise<Answer>) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    text(request).then(
      async (body) => {
        received.push({ path: request.url ?? '', headers: request.headers, body })
        const { status, text: said = '', location, retryAfter } = await answer(received.length)
        const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
        response.writeHead(status, { ...wait, ...(location && { location }) }).end(said)
      },
      () => response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
