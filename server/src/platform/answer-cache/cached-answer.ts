import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

// The range that brotli accepts. Its own default is 22.
const [SMALLEST, LARGEST] = [16, 22]

/**
 * Compresses `content` off the main thread with a window that just holds it. With the default window, each call takes 9 MB for a
 * page of 100 kB. After such a block is freed, glibc keeps several of them in the process.
 */
export function brotli(content: Uint8Array, quality: number): Promise<Buffer> {
  const window = Math.min(Math.max(32 - Math.clz32(content.length), SMALLEST), LARGEST)
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  })
}

/** A response that is made once and sent many times, in three encodings. */
export interface CachedAnswer {
  readonly status: number
  readonly tags: readonly string[]
  /** Bytes of all three bodies together. */
  readonly bytes: number
  /** Not compressed. */
  readonly whole: Body
  readonly br: Body
  readonly gzip: Body
  /** The item whose view is counted when the response is sent: `blog:ID`. */
  readonly viewed: string | undefined
  /** The pattern of the request's address. */
  readonly route?: string | undefined
}
interface Body {
  /** Includes the quotes. */
  readonly etag: string
  readonly buffer: Buffer
  readonly headers: OutgoingHttpHeaders
}

export interface CachedAnswerOptions {
  status?: number
  headers: OutgoingHttpHeaders
  tags: readonly string[]
  viewed?: string | undefined
  route?: string | undefined
  /** The version of the item in the response. It becomes part of the ETag, so that an edit can name it in `If-Match`. */
  version?: number | undefined
}

/**
 * For responses that are the same for everybody. Browsers revalidate each time. A shared cache may serve a response for a second,
 * and for one more second while it revalidates.
 */
export const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
/** The same response for a signed-in member. No shared cache stores it. */
const PRIVATE = 'private, no-cache'
/**
 * A signed-in member may get another page. After a write, a member's requests must reach this server instead of a shared cache.
 */
const VARY = 'Accept-Encoding, Authorization, Cookie'

/** Bytes. */
const WORTH_COMPRESSING = 512

// These run in other threads: compressing a list of several megabytes takes a second.
const toGzip = promisify(gzipCompress)

/** Compresses `content` and gives each encoding its headers and an ETag of its own. */
export async function makeCachedAnswer(
  content: string,
  { status = 200, headers, tags, viewed, route, version }: CachedAnswerOptions,
): Promise<CachedAnswer> {
  const raw = Buffer.from(content)
  const name = nameOf(raw, version)
  const whole = bodyOf(raw, name, headers)
  const { br, gzip } = await compressed(whole, name, headers)
  const bytes = whole.buffer.length + br.buffer.length + gzip.buffer.length
  return { status, tags, whole, br, gzip, viewed, route, bytes }
}

function nameOf(content: Buffer, version: number | undefined): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return version ? `v${version}.${hash}` : hash
}

async function compressed(whole: Body, name: string, headers: OutgoingHttpHeaders) {
  const raw = whole.buffer
  if (raw.length < WORTH_COMPRESSING) return { br: whole, gzip: whole }
  const [br, gzip] = await Promise.all([brotli(raw, 6), toGzip(raw)])
  return { br: bodyOf(br, name, headers, 'br'), gzip: bodyOf(gzip, name, headers, 'gzip') }
}

function bodyOf(buffer: Buffer, name: string, headers: OutgoingHttpHeaders, encoding?: string): Body {
  const etag = encoding ? `"${name}-${encoding}"` : `"${name}"`
  return {
    etag,
    buffer,
    headers: plain({
      ...headers,
      etag,
      vary: headers.vary ?? VARY,
      'content-length': String(buffer.length),
      ...(encoding && { 'content-encoding': encoding }),
    }),
  }
}

/** Copies the headers into flat strings. The engine stores a joined string in parts, and would join them for each response. */
const plain = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => JSON.parse(JSON.stringify(headers))

/** Sends the response in the best encoding that the client accepts, or 304 if the client's copy is still current. */
export function sendCachedAnswer(
  answer: CachedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  isSignedIn = false,
) {
  // After too long a wait, the client already got a 503.
  if (response.headersSent) return
  const body = answer[encodingOf(request) ?? 'whole']
  const all = isSignedIn ? { ...body.headers, 'cache-control': PRIVATE } : body.headers
  if (answer.status === 200 && matches(request.headers['if-none-match'], body.etag)) {
    const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...headers } = all
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(answer.status, all)
  response.end(request.method === 'HEAD' ? undefined : body.buffer)
}

// `q=0` means that the client does not accept the encoding.
const ACCEPTS_BROTLI = /(?:^|[\s,])br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i
const ACCEPTS_GZIP = /(?:^|[\s,])gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i

/** Returns the best encoding that the client accepts, or undefined for none. */
export function encodingOf({ headers }: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  return ACCEPTS_BROTLI.test(accepted) ? 'br' : ACCEPTS_GZIP.test(accepted) ? 'gzip' : undefined
}

export const acceptsGzip = ({ headers }: IncomingMessage) =>
  ACCEPTS_GZIP.test(headers['accept-encoding'] ?? '')

/**
 * Returns whether the client's copy is current. A client may name several copies, and a proxy may have marked an ETag as weak.
 */
const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag))
