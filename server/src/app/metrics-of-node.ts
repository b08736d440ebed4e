import type { Family, Labels, Sample } from '../platform/watch/figures.ts'

interface Read {
  readonly name: string
  readonly help: string
  readonly type: Family['type']
  readonly values?: readonly { labels: Record<string, string | number>; value: number; metricName?: string }[]
}

/** Memory, processor time, the delay of the event loop, garbage collection. */
export type NodeMetrics = () => Promise<Family[]>

/** Loads the package with the first request, because most sites never get one. Node is measured from then on. */
export async function openNodeMetrics(): Promise<NodeMetrics> {
  const { collectDefaultMetrics, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  return async () => ((await registry.getMetricsAsJSON()) as unknown as Read[]).map(familyOf)
}

const familyOf = ({ name, help, type, values = [] }: Read): Family => ({
  name,
  help,
  type,
  samples: values.map(
    ({ labels, value, metricName }): Sample => ({
      ...(metricName !== undefined && { name: metricName }),
      labels: Object.fromEntries(Object.entries(labels).map(([key, one]) => [key, String(one)])) as Labels,
      value,
    }),
  ),
})
