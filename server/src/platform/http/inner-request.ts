import { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** What was answered inside the process. */
export interface InnerAnswer {
  readonly status: number
  /** Of an answer that names it: see `reportToPage`. */
  readonly told: (name: string) => string | undefined
  readonly text: () => string
}

type Raw = Parameters<FastifyInstance['routing']>

/**
 * Reads an address of the app in this process. It passes the same router, hooks and guards as a request of a client; only what brings
 * bytes over a connection is left out, as nobody sends or receives any. `app.inject` makes a stream, a connection and the text of an
 * answer's head for each call, and a page makes up to nine.
 */
export function innerRequest(
  app: FastifyInstance,
  url: string,
  headers: IncomingHttpHeaders,
): Promise<InnerAnswer> {
  return new Promise((resolve) => {
    const request = new Reading(url, { host: 'localhost', ...headers })
    const answer = new Answering(resolve, request)
    app.routing(...([request, answer] as unknown as Raw))
  })
}

const CONNECTION = { destroyed: false, remoteAddress: '127.0.0.1' }

/** What the framework reads of a request without a body. */
class Reading extends EventEmitter {
  readonly method = 'GET'
  readonly httpVersion = '1.1'
  readonly httpVersionMajor = 1
  readonly httpVersionMinor = 1
  readonly complete = true
  readonly aborted = false
  readonly rawHeaders: readonly string[] = []
  readonly socket = CONNECTION
  readonly url: string
  readonly headers: IncomingHttpHeaders

  constructor(url: string, headers: IncomingHttpHeaders) {
    super()
    this.url = url
    this.headers = headers
  }
}

/** What the framework writes an answer to that is sent in one piece. */
class Answering extends EventEmitter implements InnerAnswer {
  statusCode = 200
  headersSent = false
  writableEnded = false
  writableFinished = false
  readonly req: Reading
  readonly #resolve: (answer: InnerAnswer) => void
  readonly #headers: OutgoingHttpHeaders = {}
  #body: string | Uint8Array = ''

  constructor(resolve: (answer: InnerAnswer) => void, request: Reading) {
    super()
    this.#resolve = resolve
    this.req = request
  }

  setHeader(name: string, value: string) {
    this.#headers[name.toLowerCase()] = value
    return this
  }
  getHeader(name: string) {
    return this.#headers[name.toLowerCase()]
  }
  hasHeader(name: string) {
    return name.toLowerCase() in this.#headers
  }
  removeHeader(name: string) {
    delete this.#headers[name.toLowerCase()]
  }

  /** What is told to a page is set before; the other headers are for clients. */
  writeHead(status: number) {
    this.statusCode = status
    this.headersSent = true
    return this
  }

  end(body: string | Uint8Array = '') {
    if (this.writableEnded) return this
    this.#body = body
    this.headersSent = true
    this.writableEnded = true
    this.#resolve(this)
    queueMicrotask(() => {
      this.writableFinished = true
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  get status() {
    return this.statusCode
  }
  readonly told = (name: string) => this.#headers[name] as string | undefined
  readonly text = () => (typeof this.#body === 'string' ? this.#body : Buffer.from(this.#body).toString())
}
