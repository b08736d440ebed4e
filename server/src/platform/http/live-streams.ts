import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentence } from '@callofcode/contract/sentence'
import { errorLine } from '../error-facts.ts'
import { Failure } from '../failure.ts'
import { noteStream } from './request-record.ts'
import { API_POLICY } from './security-headers.ts'

interface Limits {
  readonly perCaller: number
  readonly all: number
  /** Seconds between two comments that keep an idle stream open. */
  readonly beatSeconds: number
}

/** An event with more data than a version. `id` identifies it, as a version would. */
export interface News {
  readonly id: string
  readonly event: string
  /** JSON. */
  readonly data: string
}

/** What a stream reports: a version, and the tag of the writes that may change it. */
interface About {
  readonly tag: string
  /** Returns the current version, or undefined after a deletion. */
  readonly version: () => Promise<string | News | undefined>
  /** The version that the listener has, or undefined if it has none. */
  readonly since: string | undefined
  /** The member or address that the stream is counted for. */
  readonly caller: string
  readonly headers: Record<string, string>
}

interface Listener {
  readonly response: ServerResponse
  readonly caller: string
  sent: string | undefined
}
interface Topic {
  readonly version: About['version']
  readonly listeners: Set<Listener>
  asking: boolean
  again: boolean
}

// Bytes. A listener that reads nothing is disconnected before it costs memory. An event has about 60 bytes.
const MOST_UNREAD = 16_384
/** Milliseconds. */
const RETRY_AFTER = 3_000

/**
 * Server-sent events that report a change but not its content. The page then reads the content with a normal request, which is
 * cached. The id of an event is the version, so a listener that reconnects with its last id is notified at once of a change in
 * between.
 */
export class LiveStreams {
  readonly #limits: Limits
  readonly #topics = new Map<string, Topic>()
  readonly #counts = new Map<string, number>()
  readonly #beat: NodeJS.Timeout
  #open = 0
  #closed = false

  constructor(limits: Limits) {
    this.#limits = limits
    this.#beat = setInterval(() => this.#each(beat), limits.beatSeconds * 1000).unref()
  }

  get open(): number {
    return this.#open
  }

  /** Answers with a stream. Throws a 429 or 503 Failure when there are too many streams. */
  listen(request: IncomingMessage, response: ServerResponse, about: About) {
    this.#admit(about.caller)
    const topic = this.#topicOf(about)
    const listener: Listener = { response, caller: about.caller, sent: about.since }
    topic.listeners.add(listener)
    response.once('close', () => this.#leave(about.tag, listener))
    noteStream(request)
    response.writeHead(200, { ...about.headers, ...HEADERS })
    response.write(`retry: ${RETRY_AFTER}\n\n`)
    request.socket.setNoDelay(true)
    // A closed connection does not emit `close` again.
    if (response.destroyed) this.#leave(about.tag, listener)
    else this.#tellSoon(topic)
  }

  /** Must be called with the tags of every committed write, after the cached responses with these tags are removed. */
  changed(tags: readonly string[]) {
    for (const tag of tags) {
      const topic = this.#topics.get(tag)
      if (topic) this.#tellSoon(topic)
    }
  }

  /** Must be called when writes may have been missed. */
  changedAll() {
    this.changed([...this.#topics.keys()])
  }

  /** Ends all streams when the rights to listen have changed. Browsers reconnect, and their rights are checked again. */
  endAll() {
    this.#each(({ response }) => response.end())
  }

  /** Ends all streams when the server stops. Browsers reconnect. */
  close() {
    this.#closed = true
    clearInterval(this.#beat)
    this.#each(({ response }) => response.end())
  }

  #admit(caller: string) {
    const { perCaller, all } = this.#limits
    if ((this.#counts.get(caller) ?? 0) >= perCaller) throw full(429, 'too_many_requests')
    if (this.#closed || this.#open >= all) throw full(503, 'unavailable')
    this.#open += 1
    this.#counts.set(caller, (this.#counts.get(caller) ?? 0) + 1)
  }

  #leave(tag: string, listener: Listener) {
    const { caller } = listener
    const topic = this.#topics.get(tag)
    if (!topic?.listeners.delete(listener)) return
    if (topic.listeners.size === 0) this.#topics.delete(tag)
    this.#open -= 1
    const left = (this.#counts.get(caller) ?? 1) - 1
    if (left > 0) this.#counts.set(caller, left)
    else this.#counts.delete(caller)
  }

  #topicOf({ tag, version }: About): Topic {
    const known = this.#topics.get(tag)
    if (known) return known
    const made = { version, listeners: new Set<Listener>(), asking: false, again: false }
    this.#topics.set(tag, made)
    return made
  }

  #tellSoon(topic: Topic) {
    this.#notify(topic).catch((error) => console.error(`A stream was not notified: ${errorLine(error)}`))
  }

  /** Reads the version once for all listeners, and again after a write in between. */
  async #notify(topic: Topic) {
    topic.again = true
    if (topic.asking) return
    topic.asking = true
    while (topic.again) {
      topic.again = false
      // After a database failure, the next write or the browser's next request corrects the state.
      const version = await topic.version().catch(() => null)
      if (version !== null) for (const listener of topic.listeners) say(listener, version ?? 'gone')
    }
    topic.asking = false
  }

  #each(act: (listener: Listener) => void) {
    for (const { listeners } of this.#topics.values()) for (const listener of [...listeners]) act(listener)
  }
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // The connection is not reused, so a server that stops need not wait for it.
  connection: 'close',
  'content-security-policy': API_POLICY,
  // Otherwise nginx would buffer events.
  'x-accel-buffering': 'no',
}

const full = (status: 429 | 503, code: string) =>
  new Failure(
    status,
    code,
    sentence('liveStreams.tooManyPagesListen', 'Too many pages listen at once.'),
    undefined,
    60,
  )

function say(listener: Listener, version: string | News) {
  const { id, event, data } = typeof version === 'string' ? changedTo(version) : version
  if (listener.sent === id) return
  listener.sent = id
  send(listener, `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`)
}
const changedTo = (id: string): News => ({ id, event: 'changed', data: '{}' })
const beat = (listener: Listener) => send(listener, ':\n\n')

function send({ response }: Listener, text: string) {
  if (response.writableLength > MOST_UNREAD) response.destroy()
  else if (!response.writableEnded) response.write(text)
}
