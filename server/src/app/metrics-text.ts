import type { Family, Labels } from '../platform/watch/figures.ts'

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Writes the text format of Prometheus. Families with one name from several processes are grouped. */
export function metricsText(families: readonly Family[]): string {
  const byName = new Map<string, Family[]>()
  for (const family of families) byName.set(family.name, [...(byName.get(family.name) ?? []), family])
  return [...byName.values()].map(textOf).join('')
}

function textOf([first, ...more]: readonly Family[]): string {
  if (!first) return ''
  const { name, help, type } = first
  const lines = [first, ...more].flatMap(({ samples }) =>
    samples.map((sample) => `${sample.name ?? name}${labelsOf(sample.labels)} ${numberOf(sample.value)}\n`),
  )
  return `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function labelsOf(labels: Labels): string {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return written.length > 0 ? `{${written.join(',')}}` : ''
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const numberOf = (value: number) =>
  value === Number.POSITIVE_INFINITY ? '+Inf' : value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value)
