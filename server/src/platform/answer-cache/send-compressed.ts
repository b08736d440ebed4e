import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { acceptsGzip, brotli, encodingOf } from './cached-answer.ts'
import { type Document, gzipOf, wholeOf } from './document-bytes.ts'

const FAST = 4
/** Up to so many characters after its styles a document is smaller as gzip, which knows the styles by then, than as fast brotli. */
const SHORT = 40_000

/** Sends a document that is for this client alone: compressed fast, off the main thread, in the encoding it accepts. */
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
