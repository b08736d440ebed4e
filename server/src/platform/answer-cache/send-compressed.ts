import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingOf } from './answer-cache.ts'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends what nobody else will be sent: compressed once, quickly, off the main thread, in the encoding that is taken. */
export async function sendOnce(
  content: string,
  { status, headers }: { status: number; headers: OutgoingHttpHeaders },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = encodingOf(request)
  const body =
    encoding === 'br'
      ? await packBrotli(content, QUICK)
      : encoding
        ? await packGzip(content)
        : Buffer.from(content)
  // It took so long that this reader was sent away.
  if (response.headersSent) return
  response.writeHead(status, {
    ...headers,
    vary: 'Accept-Encoding',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
