import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingOf } from './cached-answer.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends an answer that is for this client alone: compressed fast, off the main thread, in the encoding it accepts. */
export async function sendCompressed(
  content: string,
  { status, headers }: { status: number; headers: OutgoingHttpHeaders },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = encodingOf(request)
  const body =
    encoding === 'br'
      ? await toBrotli(content, FAST)
      : encoding
        ? await toGzip(content)
        : Buffer.from(content)
  // The wait was too long, and the client was already answered with a 503.
  if (response.headersSent) return
  response.writeHead(status, {
    ...headers,
    vary: 'Accept-Encoding',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
