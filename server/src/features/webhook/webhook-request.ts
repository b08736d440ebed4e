import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { webhookFaults } from '@callofcode/contract/webhook/webhook'
import { errorLine } from '../../platform/error-facts.ts'
import { guardedLookup, isClosed, PrivateAddress } from '../../platform/http/guarded-address.ts'

/** Bytes of a response that are stored. */
const ANSWER_BYTES = 1_000

export interface Outcome {
  readonly status: number | null
  readonly tookMs: number
  readonly answer: string | null
  /** The reason when there is no response. */
  readonly error: string | null
  /** Seconds that the other site asks to wait, or null. */
  readonly retryAfter: number | null
}
interface Limits {
  readonly loopback: boolean
  readonly seconds: number
}

/** Posts a body and returns the outcome. Follows no redirect, and never throws. */
export async function postWebhook(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  limits: Limits,
): Promise<Outcome> {
  const begun = performance.now()
  const tookMs = () => Math.round(performance.now() - begun)
  try {
    const { status, answer, retryAfter } = await post(new URL(address), headers, body, limits)
    return { status, answer, retryAfter, tookMs: tookMs(), error: null }
  } catch (error) {
    const words = wordsOf(error as NodeJS.ErrnoException)
    return { status: null, answer: null, tookMs: tookMs(), error: words, retryAfter: null }
  }
}

function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { loopback, seconds }: Limits,
) {
  return new Promise<Pick<Outcome, 'retryAfter'> & { status: number; answer: string }>((done, refuse) => {
    if (isClosed(url, loopback)) return refuse(new PrivateAddress())
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: guardedLookup(url, loopback),
        // A new connection each time: an open one may lead to another address.
        agent: false,
        signal: AbortSignal.timeout(seconds * 1_000),
      },
      (response) => {
        const wait = Number(response.headers['retry-after'])
        const retryAfter = wait > 0 ? wait : null
        beginOf(response).then(
          (answer) => done({ status: response.statusCode ?? 0, answer, retryAfter }),
          refuse,
        )
      },
    )
    sent.on('error', refuse)
    sent.end(body)
  })
}

async function beginOf(response: IncomingMessage): Promise<string> {
  const bytes: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    bytes.push(chunk)
    size += chunk.length
    if (size >= ANSWER_BYTES) break
  }
  response.destroy()
  const first = Buffer.concat(bytes).subarray(0, ANSWER_BYTES).toString('utf8')
  // PostgreSQL stores no NUL.
  return first.replaceAll('\0', '�')
}

function wordsOf(error: NodeJS.ErrnoException): string {
  if (error instanceof PrivateAddress) return error.message
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return webhookFaults.late.text
  if (error.code === 'ENOTFOUND') return webhookFaults.noHost.text
  if (error.code === 'ECONNREFUSED') return webhookFaults.refused.text
  return errorLine(error).slice(0, 300)
}
