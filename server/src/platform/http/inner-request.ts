import { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A response inside the process. */
export interface InnerAnswer {
  readonly status: number
  /** Reads a header that `reportToPage` set. */
  readonly told: (name: string) => string | undefined
  readonly text: () => string
}

type Raw = Parameters<FastifyInstance['routing']>

/**
 * Requests an address of the app in this process. The request passes the same router, hooks and guards as a client's request,
 * without a connection. `app.inject` makes a stream, a connection and the text of a response's head for each call, and a page
 * makes up to nine.
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

/** The parts of a request without a body that the framework reads. */
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

/** The parts of a response in one piece that the framework writes to. */
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

  /** Headers for a page are set earlier. The headers in this call are for clients. */
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
