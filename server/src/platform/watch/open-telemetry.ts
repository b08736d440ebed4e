import type { Attributes, Context } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import { errorLine } from '../error-facts.ts'
import { kindOf } from './statement-watch.ts'
import type { Ended, Facts, OpenSpan, Tracing } from './tracing.ts'

interface About {
  readonly version: string
  /** The name of the process within this site. */
  readonly process: string
  /** Reports once why traces are not sent. */
  readonly say: (line: string) => void
}

/**
 * Milliseconds for the last traces when the site stops. Unsent traces are then lost: the site does not wait for a collector that
 * is away.
 */
const LAST_CHANCE = 2_000
const LONGEST_STATEMENT = 2_000
const SUCCESS = 0

type Span = OpenSpan & { readonly context: Context }

/** Loads the SDK and begins to send. A site without an endpoint never loads it. The SDK reads the variables OTEL_… itself. */
export async function openTelemetry({ version, process: number, say }: About): Promise<Tracing> {
  const [api, sdk, resources, { W3CTraceContextPropagator }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter, trace } = api
  const exporter = quietly(new OTLPTraceExporter(), say)
  const own = { 'service.name': 'call-of-code', 'service.version': version, 'service.instance.id': number }
  const resource = resources
    .defaultResource()
    .merge(resources.resourceFromAttributes(own))
    .merge(resources.detectResources({ detectors: [resources.envDetector] }))
  // The processor buffers 2048 spans at most, and drops further ones.
  const provider = new sdk.BasicTracerProvider({
    resource,
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('call-of-code', version)
  const propagator = new W3CTraceContextPropagator()

  function open(name: string, kind: number, facts: Facts, parent: Context): Span {
    const span = tracer.startSpan(name, { kind, attributes: given(facts) }, parent)
    let isOpen = true
    return {
      context: trace.setSpan(ROOT_CONTEXT, span),
      traceId: span.spanContext().traceId,
      end(more, { name: last, failed } = {}) {
        if (!isOpen) return
        isOpen = false
        if (last !== undefined) span.updateName(last)
        span.setAttributes(given(more))
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  const contextOf = (parent: OpenSpan | undefined) => (parent as Span | undefined)?.context ?? ROOT_CONTEXT

  return {
    request: (headers, facts) =>
      open(
        'request',
        SpanKind.SERVER,
        facts,
        propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) ?? ROOT_CONTEXT,
      ),
    span: (name, facts, parent) => open(name, SpanKind.INTERNAL, facts, contextOf(parent)),
    statement({ text, name, milliseconds, failed, by }: Ended) {
      // A statement of the site's own, such as its poll of the queue, would be a trace of one span.
      if (!by?.span) return
      const now = Date.now()
      const kind = kindOf(text)
      const span = tracer.startSpan(
        name ?? kind,
        {
          kind: SpanKind.CLIENT,
          startTime: now - milliseconds,
          attributes: {
            'db.system.name': 'postgresql',
            'db.operation.name': kind,
            'db.query.text': text.slice(0, LONGEST_STATEMENT),
          },
        },
        contextOf(by.span),
      )
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(now)
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, LAST_CHANCE).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), late])
    },
  }
}

const given = (facts: Facts): Attributes =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

/** Reports once that traces do not arrive, and once that they do again. The SDK itself would be silent. */
function quietly(exporter: SpanExporter, say: (line: string) => void): SpanExporter {
  let isAway = false
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const arrived = result.code === SUCCESS
        if (!arrived && !isAway)
          say(
            `Traces do not arrive at OTEL_EXPORTER_OTLP_ENDPOINT. The site works on without them. ${errorLine(result.error)}`,
          )
        else if (arrived && isAway) say('Traces arrive again.')
        isAway = !arrived
        done(arrived ? result : { code: result.code })
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
