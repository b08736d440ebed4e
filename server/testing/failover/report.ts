import { losesLeader, type Struck } from './strikes.ts'

/** The findings of the drill. Lists contain the faults in words. */
export interface Report {
  readonly seed: string
  readonly seconds: number
  readonly struck: readonly Struck[]
  readonly writes: { readonly acknowledged: number; readonly refused: number; readonly unknown: number }
  readonly reads: number
  /** The number of responses by status. */
  readonly statuses: Record<string, number>
  /** Duration of the slowest response in seconds. */
  readonly slowest: number
  /** Acknowledged writes that are missing or there twice, on any node. */
  readonly wrong: readonly string[]
  /** Responses that no failover explains. */
  readonly unexpected: readonly string[]
  /** Figures of the values read back from the process that had acknowledged them. */
  readonly own: { readonly acknowledged: number; readonly reads: number; readonly wrong: readonly string[] }
  /** Figures for each process that was cut off together with its leader. */
  readonly beside: readonly {
    readonly acknowledged: number
    readonly refused: number
    readonly wrong: readonly string[]
  }[]
  readonly crashed: readonly string[]
  /** Differences between the processes and the database, and the processes that are not ready. */
  readonly disagreements: readonly string[]
  readonly streams: Record<string, { readonly connections: number; readonly missed: boolean }>
}

export function table(report: Report): string {
  const { seed, seconds, struck, writes, reads, statuses, slowest, own, beside } = report
  const rows = struck.map((one) => [
    one.strike,
    `${one.leader} → ${one.next}`,
    one.silent.toFixed(1),
    ...Object.values(one.silentOf).map((silent) => silent.toFixed(1)),
    String(one.refused),
    one.refusedFor.toFixed(1),
    one.whole.toFixed(1),
  ])
  const head = ['strike', 'leader', 'no write, s', 'by a', 'by b', '503s', 'within, s', 'whole after, s']
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)))
  const lines = [head, ...rows].map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  const lost = struck.filter(({ strike }) => losesLeader(strike)).length
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return [
    `The leader was lost ${lost} times in ${Math.round(seconds)} s, FAILOVER_SEED=${seed}.`,
    ...lines.map((line) => `  ${line.trimEnd()}`),
    `Writes: ${writes.acknowledged} acknowledged, ${writes.refused} refused, ${writes.unknown} without an answer. Reads: ${reads}.`,
    `Read back by who wrote it: ${own.reads} times. Beside a leader that was cut off: ${beside.map((one) => `${one.acknowledged} acknowledged, ${one.refused} refused`).join('; ') || 'nobody'}.`,
    `Answers: ${answers.join(', ')}; the slowest took ${slowest.toFixed(1)} s.`,
  ].join('\n')
}
