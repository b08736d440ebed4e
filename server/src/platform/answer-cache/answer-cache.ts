import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { DropLog } from './invalidation-log.ts'

/** An answer made once and sent many times. */
export interface Ready {
  readonly status: number
  readonly tags: readonly string[]
  readonly bytes: number
  readonly whole: Body
  readonly br: Body
  readonly gzip: Body
  /** What is read when this is sent, where readings are counted: `blog:ID`. */
  readonly reading: string | undefined
}
interface Body {
  readonly etag: string
  readonly buffer: Buffer
  readonly headers: OutgoingHttpHeaders
}

const LARGEST_TOTAL = 64 * 1024 * 1024
/** A list has no pages: the larger it is, the dearer it would be to make it for everybody who asks. */
const LARGEST_ONE = LARGEST_TOTAL / 2
const WORTH_COMPRESSING = 512

// In other threads: a list of megabytes takes a second.
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzipCompress)

export interface ReadyOptions {
  status?: number
  headers: OutgoingHttpHeaders
  tags: readonly string[]
  reading?: string | undefined
  /** Of what the answer is made from: its ETag then also says what an edit is based on. */
  version?: number | undefined
}

/** Serializes, compresses and names an answer. Each encoding is its own representation, so each has its own ETag. */
export async function makeReady(
  content: string,
  { status = 200, headers, tags, reading, version }: ReadyOptions,
): Promise<Ready> {
  const raw = Buffer.from(content)
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22)
  const small = raw.length < WORTH_COMPRESSING
  const body = (buffer: Buffer, encoding?: string): Body => {
    const etag = `"${version ? `v${version}.` : ''}${hash}${encoding ? `-${encoding}` : ''}"`
    return {
      etag,
      buffer,
      headers: {
        ...headers,
        etag,
        vary: 'Accept-Encoding',
        'content-length': buffer.length,
        ...(encoding && { 'content-encoding': encoding }),
      },
    }
  }
  const whole = body(raw)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  const [br, gzip] = small
    ? [whole, whole]
    : await Promise.all([
        toBrotli(raw, { params: quality }).then((buffer) => body(buffer, 'br')),
        toGzip(raw).then((buffer) => body(buffer, 'gzip')),
      ])
  const bytes = whole.buffer.length + br.buffer.length + gzip.buffer.length
  return { status, tags, whole, br, gzip, reading, bytes }
}

/** Sends it in the best encoding the caller takes, or says that the caller's copy is still good. */
export function sendReady(ready: Ready, request: IncomingMessage, response: ServerResponse) {
  // It took so long that this reader was sent away.
  if (response.headersSent) return
  const body = ready[encodingOf(request) ?? 'whole']
  if (ready.status === 200 && holds(request.headers['if-none-match'], body.etag)) {
    const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...headers } = body.headers
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(ready.status, body.headers)
  response.end(request.method === 'HEAD' ? undefined : body.buffer)
}

// `q=0` says that an encoding is not taken.
const TAKES_BROTLI = /(?:^|[\s,])br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i
const TAKES_GZIP = /(?:^|[\s,])gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i

/** The best encoding a caller takes. */
export function encodingOf({ headers }: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  return TAKES_BROTLI.test(accepted) ? 'br' : TAKES_GZIP.test(accepted) ? 'gzip' : undefined
}

/** A caller may hold several copies, and a proxy on the way may have marked a name as weak. */
const holds = (copies: string | undefined, etag: string) =>
  copies !== undefined &&
  (copies === etag ||
    copies.split(',').some((copy) => copy.trim() === '*' || copy.trim().replace(/^W\//, '') === etag))

/** What is made and can be kept, because its tags say when it is old. */
export interface Kept {
  readonly ready: Ready
}
interface Making {
  /** The drop before which it began. */
  readonly begun: number
  readonly made: Promise<Kept | object>
  /** Not kept: something that it was made from changed meanwhile, or nobody can say. */
  passing: boolean
}

/** Ready-made answers by address, dropped by tag when a write changes what they say. */
export class AnswerCache {
  #answers = new Map<string, Ready>()
  #keysByTag = new Map<string, Set<string>>()
  #bytes = 0
  #makings = new Map<string, Making>()
  #drops = new DropLog()

  get(key: string): Ready | undefined {
    const ready = this.#answers.get(key)
    if (ready) {
      // Newest last: what is asked for least goes first when space runs out.
      this.#answers.delete(key)
      this.#answers.set(key, ready)
    }
    return ready
  }

  /**
   * Answers what is kept; else it is made once, for all who ask meanwhile. Who asks after a write is not given what was
   * begun before it, unless its tags say that the write did not change it. What cannot be kept, failures too, goes
   * to those who asked before the next drop, and is forgotten.
   */
  async once<Other extends object = never>(
    key: string,
    make: () => Promise<Kept | Other>,
  ): Promise<Kept | Other> {
    const asked = this.#drops.now
    while (true) {
      const ready = this.get(key)
      if (ready) return { ready }
      const making = this.#makings.get(key) ?? this.#begin(key, make)
      if (making.begun >= asked) return making.made as Promise<Kept | Other>
      const made = await making.made.catch(() => undefined)
      if (made && !making.passing) return made as Kept | Other
    }
  }

  #begin(key: string, make: () => Promise<Kept | object>): Making {
    const begun = this.#drops.begin()
    const finish = async () => {
      try {
        const made = await make()
        if ('ready' in made && !this.#drops.hasDropped(made.ready.tags, begun.at)) {
          making.passing = false
          this.#put(key, made.ready)
        }
        return made
      } finally {
        this.#drops.end(begun)
        this.#makings.delete(key)
      }
    }
    const making: Making = { begun: begun.at, passing: true, made: Promise.resolve().then(finish) }
    this.#makings.set(key, making)
    return making
  }

  #put(key: string, ready: Ready) {
    if (ready.bytes > LARGEST_ONE) return
    this.#remove(key)
    this.#answers.set(key, ready)
    this.#bytes += ready.bytes
    for (const tag of ready.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= LARGEST_TOTAL) break
      this.#remove(oldest)
    }
  }

  drop(tags: readonly string[]) {
    this.#drops.drop(tags)
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key)
  }

  dropAll() {
    this.#drops.dropAll()
    this.#answers.clear()
    this.#keysByTag.clear()
    this.#bytes = 0
  }

  #remove(key: string) {
    const ready = this.#answers.get(key)
    if (!ready) return
    this.#answers.delete(key)
    this.#bytes -= ready.bytes
    for (const tag of ready.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
