import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { guardedLookup, isClosed } from '../../platform/http/guarded-address.ts'
import { type Ask, Trouble } from './adapters/adapter.ts'

const LIMITS = { milliseconds: 5_000, bytes: 256 * 1024, redirects: 2 } as const
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Sends requests to paths of one site. Throws Trouble over a limit, after a redirect to another site, or without a response. The
 * machine itself is reached only if the given address names it.
 */
export function asking(base: string): Ask {
  const site = new URL(base)
  const loopback = LOOPBACK.test(site.hostname)
  const prefix = site.pathname.replace(/\/+$/, '')
  return async (path, body) => {
    const signal = AbortSignal.timeout(LIMITS.milliseconds)
    let url = new URL(prefix + path, site)
    for (let redirects = 0; ; redirects++) {
      if (url.origin !== site.origin || isClosed(url, loopback)) throw new Trouble('changed')
      const response = await send(url, body, loopback, signal)
      const status = response.statusCode ?? 0
      const { location } = response.headers
      if ([301, 302, 303, 307, 308].includes(status) && location) {
        response.destroy()
        if (redirects >= LIMITS.redirects || body || !URL.canParse(location, url))
          throw new Trouble('changed')
        url = new URL(location, url)
        continue
      }
      mustAnswer(response, status)
      const text = await textOf(response)
      return { status, text, path: url.pathname.slice(prefix.length) || '/' }
    }
  }
}

function send(url: URL, body: object | undefined, loopback: boolean, signal: AbortSignal) {
  const text = body && JSON.stringify(body)
  return new Promise<IncomingMessage>((done, refuse) => {
    const sent = (url.protocol === 'https:' ? overHttps : overHttp)(url, {
      method: text ? 'POST' : 'GET',
      headers: {
        'user-agent': 'CallOfCode-Handles',
        accept: 'application/json, text/html',
        'accept-encoding': 'identity',
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
      lookup: guardedLookup(url, loopback),
      agent: false,
      maxHeaderSize: 32 * 1024,
      signal,
    })
    sent.on('response', done)
    sent.on('error', () => refuse(new Trouble('unreachable')))
    sent.end(text)
  })
}

/** A site that is busy, or that takes this for a robot, needs fewer requests. */
function mustAnswer(response: IncomingMessage, status: number) {
  if (status < 500 && status !== 429 && status !== 403) return
  response.destroy()
  if (status >= 500) throw new Trouble('unreachable')
  const { 'retry-after': after, 'x-ratelimit-reset': reset } = response.headers
  const seconds = after ? Number(after) : Number(reset) - Date.now() / 1_000
  throw new Trouble('limited', Number.isFinite(seconds) ? seconds : undefined)
}

async function textOf(response: IncomingMessage): Promise<string> {
  const bytes: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      bytes.push(chunk)
      size += chunk.length
      if (size > LIMITS.bytes) throw new Trouble('changed')
    }
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('unreachable')
  } finally {
    response.destroy()
  }
  return Buffer.concat(bytes).toString('utf8')
}
