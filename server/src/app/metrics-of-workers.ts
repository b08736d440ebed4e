import type { Worker } from 'node:cluster'
import { type Family, gauge } from '../platform/watch/figures.ts'
import type { MetricsReader } from './metrics-reader.ts'

/** The request of the main process for figures, and the reply of a worker. */
interface Asked {
  readonly askedForMetrics: number
  /** Whether to include the figures of the site, which one process returns. */
  readonly ofSite: boolean
}
interface Told {
  readonly metrics: number
  readonly families: readonly Family[]
}

/** Milliseconds. A process that hangs must not hide the figures of the others. */
const PATIENCE = 3_000

/** Sends the figures of this process to the process that started it. */
export function tellMetrics(metrics: MetricsReader) {
  process.on('message', (asked: Partial<Asked>) => {
    if (asked.askedForMetrics === undefined) return
    const { askedForMetrics, ofSite } = asked
    const all = Promise.all([metrics.ofProcess(), ofSite ? metrics.ofSite() : []])
    all
      .then((families) =>
        process.send?.({ metrics: askedForMetrics, families: families.flat() } satisfies Told),
      )
      // The figures of this process are then missing, which people notice.
      .catch(() => undefined)
  })
}

let asked = 0

interface Known {
  readonly wanted: number
  /** The number of processes that ended by themselves since the start. */
  readonly replaced: number
}

/** Returns the figures of all open processes. */
export async function metricsOfWorkers(
  workers: readonly Worker[],
  { wanted, replaced }: Known,
): Promise<Family[]> {
  const answers = await Promise.all(workers.map((worker, at) => ask(worker, at === 0).catch(() => undefined)))
  // The first process did not answer. Another process can return the figures of the site as well.
  const second = answers[0] === undefined && workers[1]
  if (second) answers[1] = (await ask(second, true).catch(() => undefined)) ?? answers[1]
  const answered = answers.filter((families) => families !== undefined)
  return [
    gauge(
      'site_processes',
      'Processes of the site on this machine: those that should be, and those that told their figures.',
      { labels: { state: 'wanted' }, value: wanted },
      { labels: { state: 'answered' }, value: answered.length },
    ),
    {
      name: 'site_processes_replaced_total',
      type: 'counter',
      help: 'Processes that ended by themselves, and were replaced.',
      samples: [{ labels: {}, value: replaced }],
    },
    ...answered.flat(),
  ]
}

function ask(worker: Worker, ofSite: boolean): Promise<readonly Family[]> {
  asked += 1
  const number = asked
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(late)
      worker.off('message', hear)
    }
    const late = setTimeout(() => {
      end()
      reject(new Error('The process does not answer.'))
    }, PATIENCE)
    const hear = (told: Partial<Told>) => {
      if (told.metrics !== number || !told.families) return
      end()
      resolve(told.families)
    }
    worker.on('message', hear)
    worker.send({ askedForMetrics: number, ofSite } satisfies Asked, (error) => {
      if (!error) return
      end()
      reject(error)
    })
  })
}
