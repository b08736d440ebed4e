import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Attribute {
  readonly key: string
  readonly value: { stringValue?: string; intValue?: number | string; boolValue?: boolean }
}
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  /** The code is 2 for a failed span. */
  readonly status: { readonly code?: number }
  readonly facts: Readonly<Record<string, unknown>>
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'facts'> & { attributes: Attribute[] })[] }[]
  }[]
}

const factsOf = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue)]),
  )

/** Starts a collector for a site. It accepts traces by OTLP over HTTP, as JSON. */
export async function traceReceiver() {
  const spans: ReceivedSpan[] = []
  const resources: Record<string, unknown>[] = []
  let text = ''
  const take = (body: string) => {
    text += body
    for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
      resources.push(factsOf(resource.attributes))
      for (const scope of scopeSpans)
        for (const { attributes, ...span } of scope.spans) spans.push({ ...span, facts: factsOf(attributes) })
    }
  }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk
    })
    request.once('end', () => {
      if (request.url === '/v1/traces') take(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    resources,
    /** Returns all received bodies as they were sent. */
    text: () => text,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
