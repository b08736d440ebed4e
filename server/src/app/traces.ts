import type { Env } from '../platform/env.ts'
import { traces } from '../platform/watch/tracing.ts'
import { processNumber } from './metrics-of-process.ts'
import { BUILD } from './site-build.ts'

type Settings = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'>

/** Begins to send traces where an endpoint is named for them. Only then the packages are loaded. */
export async function openTraces(env: Settings, say: (line: string) => void): Promise<() => Promise<void>> {
  const isNamed = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  if (!isNamed || process.env.OTEL_SDK_DISABLED === 'true') return async () => undefined
  const { openTelemetry } = await import('../platform/watch/open-telemetry.ts')
  const opened = await openTelemetry({ version: BUILD.version, process: processNumber(), say })
  traces.to = opened
  return async () => {
    traces.to = undefined
    await opened.close()
  }
}
