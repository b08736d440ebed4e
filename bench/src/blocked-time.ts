interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread's processor time. */
  readonly tdur?: number
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/** A task that is longer than this delays what a person does. */
const LONG = 50

/**
 * Milliseconds by which the tasks of the page's main thread were longer than 50 ms. They are counted in processor time,
 * so that other programs of the machine do not lengthen them.
 */
export function blockedTime(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const byThread = new Map<string, number>()
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    const thread = `${pid}:${tid}`
    if (!name.endsWith('RunTask') || !mainThreads.has(thread)) continue
    byThread.set(thread, (byThread.get(thread) ?? 0) + Math.max(0, tdur / 1000 - LONG))
  }
  return Math.max(0, ...byThread.values())
}
