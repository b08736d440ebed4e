import cluster from 'node:cluster'
import type pg from 'pg'
import type { Metrics } from './metrics-store.ts'

export type Gauges = Awaited<ReturnType<typeof openGauges>>

/** The package is loaded with the first question, because most sites are never asked. */
export async function openGauges() {
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client')
  const registry = new Registry()
  // Each question is answered by one of the processes that share the port.
  registry.setDefaultLabels({ process: String(cluster.worker?.id ?? 1) })
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

  const up = gauge(
    'database_up',
    '1 if the database answers; else figures of backups and queues are missing.',
  )
  const connections = gauge('database_connections', 'Connections of this process, by state.', 'state')
  const queues = gauge('queue_length', 'What waits or is being done, by queue.', 'queue')
  const backups = gauge('backup_failures', 'Backups that failed since one was made.', 'place')
  const lastSuccess = gauge('backup_last_success_timestamp_seconds', 'When the last backup began.', 'place')
  const lastBytes = gauge('backup_last_bytes', 'Size of the last backup.', 'place')

  function set({ totalCount, idleCount, waitingCount }: pg.Pool, read: Metrics | undefined) {
    up.set(read ? 1 : 0)
    connections.set({ state: 'open' }, totalCount)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'awaited' }, waitingCount)
    for (const one of [queues, backups, lastSuccess, lastBytes]) one.reset()
    for (const [queue, length] of Object.entries(read?.queues ?? {})) queues.set({ queue }, length)
    if (!read?.backup) return
    const { place, failures, last } = read.backup
    backups.set({ place }, failures)
    if (!last) return
    lastSuccess.set({ place }, last.startedAt.getTime() / 1_000)
    lastBytes.set({ place }, last.bytes)
  }
  return { registry, set }
}
