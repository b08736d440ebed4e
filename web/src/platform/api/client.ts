import { callMessages } from '@callofcode/contract/call-messages'
import {
  type AnswerOf,
  type Endpoint,
  type FileEndpoint,
  IDEMPOTENCY_KEY,
  type InputOf,
  OWN_CALL,
  PAGE_OF,
  pathOf,
} from '@callofcode/contract/endpoint'
import type { Answer, Transport } from '@callofcode/contract/page'
import type { Said, Sentence } from '@callofcode/contract/sentence'

let told = ({ message }: Said) => message
/**
 * Sets the function that translates sentences of responses. Until the reader's language is loaded, and in workers, they are
 * English.
 */
export const answersSay = (say: typeof told) => {
  told = say
}

/** The message for a response without one. */
const WORDS: Readonly<Record<number, Sentence>> = {
  0: callMessages.networkError,
  401: callMessages.sessionExpired,
  403: callMessages.accessDenied,
  404: callMessages.notFound,
  409: callMessages.stale,
  412: callMessages.stale,
  413: callMessages.tooLarge,
  429: callMessages.tooMany,
}
const wordsOf = (status: number) =>
  WORDS[status] ?? (status < 500 ? callMessages.badRequest : callMessages.serverError)

interface Refusal extends Partial<Said> {
  readonly errors?: Record<string, string>
  readonly fields?: Record<string, Omit<Said, 'message'>>
}
const isSaid = (body: Refusal): body is Said => typeof body.message === 'string' && body.message !== ''

/** A call that failed. `status` is 0 when no answer came. */
export class CallError extends Error {
  readonly status: number
  readonly said: Said
  readonly #body: Refusal
  /** Seconds after which the server allows the next call. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Refusal = {}, retryAfter?: number) {
    super()
    this.status = status
    this.said = isSaid(body) ? body : wordsOf(status).said
    this.#body = body
    this.retryAfter = retryAfter
  }

  /** The text is in the reader's language, which is known at rendering. */
  override get message() {
    return told(this.said)
  }

  get errors(): Record<string, string> {
    const { errors = {}, fields = {} } = this.#body
    const all = Object.entries(errors).map(([field, message]) => [field, told({ ...fields[field], message })])
    return Object.fromEntries(all)
  }

  says = ({ key }: Sentence) => this.said.key === key
}

/** Dispatched on the window when the site responds, which proves that the network works. */
export const SITE_ANSWERED = 'site-answered'
/**
 * Paths that only the site can answer. The service worker can serve a cached file of the judge offline, so such a file proves
 * nothing.
 */
const ONLY_FROM_SITE = /^\/(api\/|healthz$)/

export async function browserTransport(path: string, init: RequestInit): Promise<Response> {
  // Every request revalidates, because the browser's cache may be older than its own last write.
  const response = await fetch(path, { ...init, credentials: 'same-origin', cache: 'no-cache' })
  if (response.ok && ONLY_FROM_SITE.test(path)) globalThis.dispatchEvent?.(new Event(SITE_ANSWERED))
  return response
}

let memberOfPage = (): string | undefined => undefined

/**
 * Sends the page's member with every call that needs an account. This runs in browsers only, because a server renders for many
 * members.
 */
export function tellWhosePage(read: () => string | undefined) {
  memberOfPage = read
}

interface CallOptions {
  transport?: Transport
  signal?: AbortSignal
  /** The request is sent even if the page is left at once, up to 64 KB. */
  keepalive?: boolean
  /** Idempotency key: it is done once, however often it is sent. */
  key?: string
  /** The version on which the change is based. If it is outdated, the response is 412. */
  basedOn?: string
}

type GivenInput = { params?: Record<string, string>; query?: object; body?: unknown }

/** Calls an endpoint. Throws CallError for every failure, a missing answer included. */
export async function call<const E extends Endpoint>(
  target: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const response = await send(target, input, options)
  const answer = await response.json().catch(() => ({}))
  if (!response.ok || answer.success !== true) throw refusal(response, answer)
  return { ...answer, message: told(answer) } as AnswerOf<E>
}

export const refusal = (response: Answer, answer: Refusal) =>
  new CallError(response.ok ? 500 : response.status, answer, retryAfterOf(response))

/** Sends a call, and returns the response as it is. */
export async function send<const E extends Endpoint>(
  target: E,
  input: InputOf<E>,
  { transport = browserTransport, signal, keepalive, key, basedOn }: CallOptions = {},
) {
  const { params, query, body } = input as GivenInput
  const member = target.callers === 'anyone' ? undefined : memberOfPage()
  const headers = {
    ...(member && { [PAGE_OF]: member }),
    ...(key && { [IDEMPOTENCY_KEY]: key }),
    ...(basedOn && { 'if-match': `"v${basedOn}"` }),
    ...(target.unsafe && { [OWN_CALL]: 'fetch' }),
  }
  const init = {
    method: target.method,
    ...withBody(body, headers),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }
  return transport(pathOf(target, params, query), init).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallError(0)
  })
}

function retryAfterOf({ headers }: Answer): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 ? seconds : undefined
}

function withBody(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { body, headers }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

/** Returns the address of a file for a link: `fileAddress(streakFile, {})`. */
export function fileAddress<const E extends FileEndpoint>(target: E, input: InputOf<E>): string {
  const { params, query } = input as { params?: Record<string, string>; query?: object }
  return pathOf(target, params, query)
}
