import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { acceptsGzip, brotli, encodingOf } from './cached-answer.ts'
import { type Document, gzipOf, wholeOf } from './document-bytes.ts'

const FAST = 4
/**
 * With up to this many characters after its styles, a document is smaller as gzip, which reuses the styles, than as fast brotli.
 */
const SHORT = 40_000

/** Sends a document for this client only, in the encoding that it accepts. Compression is fast and runs off the main thread. */
export async function sendCompressed(
  document: Document,
  { status, headers }: { status: number; headers: OutgoingHttpHeaders },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const best = encodingOf(request)
  const encoding = best === 'br' && document.after.length < SHORT && acceptsGzip(request) ? 'gzip' : best
  const body =
    encoding === 'gzip'
      ? await gzipOf(document)
      : encoding
        ? await brotli(wholeOf(document), FAST)
        : wholeOf(document)
  // After too long a wait, the client already got a 503.
  if (response.headersSent) return
  response.writeHead(status, {
    ...headers,
    vary: headers.vary ?? 'Accept-Encoding',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
