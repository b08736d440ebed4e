import { Agent, request } from 'node:http'

export interface Sent {
  readonly method: string
  /** The path and query as they are sent. */
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly payload: Buffer | undefined
}
export interface Answered {
  readonly status: number
  readonly type: string
  readonly retryAfter: string | undefined
  readonly text: string
}

/** A sender whose long body is not read fully may find the connection closed before the response. */
const CUT = ['ECONNRESET', 'EPIPE']
const MOST_UNREAD = 16 * 1024

/** Sends requests one after another, as a program does. Returns undefined when the server cut off a long request. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #origin: URL

  constructor(origin: string) {
    this.#origin = new URL(origin)
  }

  async send(sent: Sent, again = true): Promise<Answered | undefined> {
    try {
      return await this.#once(sent)
    } catch (error) {
      if (!CUT.includes((error as { code?: string }).code ?? '')) throw error
      if ((sent.payload?.length ?? 0) > MOST_UNREAD) return undefined
      // A kept-alive connection may be closed at the moment of its use.
      if (again) return this.send(sent, false)
      throw error
    }
  }

  close() {
    this.#agent.destroy()
  }

  #once({ method, path, headers, payload }: Sent): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const call = request({
        agent: this.#agent,
        host: this.#origin.hostname,
        port: this.#origin.port,
        method,
        path,
        headers: grouped(headers),
        timeout: 30_000,
      })
      call.on('timeout', () => call.destroy(new Error('no answer within 30 seconds')))
      call.on('error', reject)
      call.on('response', (response) => {
        const chunks: Buffer[] = []
        const type = response.headers['content-type'] ?? ''
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            type,
            retryAfter: response.headers['retry-after'],
            text: Buffer.concat(chunks).toString(),
          })
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', done)
        // A stream does not end by itself.
        if (type.startsWith('text/event-stream')) {
          done()
          response.removeAllListeners('error').on('error', () => undefined)
          call.destroy()
        }
      })
      // Node would send the body of a DELETE without its length. The server would then read it as the next request.
      if (payload) call.setHeader('content-length', payload.length)
      call.end(payload)
    })
  }
}

function grouped(headers: Sent['headers']): Record<string, string | string[]> {
  const all: Record<string, string[]> = {}
  for (const [name, value] of headers) all[name] = [...(all[name] ?? []), value]
  return Object.fromEntries(
    Object.entries(all).map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  )
}
