import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { brotli } from './brotli.ts'
import { encodingOf } from './cached-answer.ts'

const toGzip = promisify(gzip)
const FAST = 4

/** Sends an answer that is for this client alone: compressed fast, off the main thread, in the encoding it accepts. */
export async function sendCompressed(
  content: string,
  { status, headers }: { status: number; headers: OutgoingHttpHeaders },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = encodingOf(request)
  const whole = Buffer.from(content)
  const body = encoding === 'br' ? await brotli(whole, FAST) : encoding ? await toGzip(whole) : whole
  // The wait was too long, and the client was already answered with a 503.
  if (response.headersSent) return
  response.writeHead(status, {
    ...headers,
    vary: headers.vary ?? 'Accept-Encoding',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
