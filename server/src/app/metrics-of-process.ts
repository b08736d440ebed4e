import cluster from 'node:cluster'
import type pg from 'pg'
import type { JudgeDispatcher } from '../features/submission/public.ts'
import type { Connections } from '../platform/admission/connections.ts'
import type { LoadShedder } from '../platform/admission/load-shedder.ts'
import type { AnswerCache } from '../platform/answer-cache/answer-cache.ts'
import type { Env } from '../platform/env.ts'
import type { LiveStreams } from '../platform/http/live-streams.ts'
import { countedFamilies, listening } from '../platform/watch/counted.ts'
import { type Family, gauge, type Labels, type Sample } from '../platform/watch/figures.ts'

/** The sources of the figures of a process. */
export interface Parts {
  readonly env: Env
  readonly database: { readonly pool: pg.Pool }
  readonly cache: AnswerCache
  readonly judge: JudgeDispatcher
  readonly live: LiveStreams
  readonly load: LoadShedder
  readonly connections: Connections
}

/**
 * Returns the position of this process among the site's processes on this machine. A process that replaces another one takes its
 * position.
 */
export const processNumber = (): string => process.env.SITE_PROCESS ?? String(cluster.worker?.id ?? 1)

const one = (value: number, labels: Labels = {}): Sample => ({ labels, value })

/** Returns the figures of this process. The `nodejs_…` and `process_…` figures are in `node-metrics`. */
export function familiesOf({ env, database, cache, judge, live, load, connections }: Parts): Family[] {
  const { totalCount, idleCount, waitingCount } = database.pool
  const { lanes, busy } = judge.state
  const { answers, bytes } = cache.held
  const counter = (name: string, help: string, ...samples: Sample[]): Family => ({
    name,
    help,
    type: 'counter',
    samples,
  })
  return [
    ...countedFamilies().filter(({ samples }) => samples.length > 0),
    gauge('http_connections_open', 'Connections of clients.', one(connections.open)),
    gauge('http_requests_in_progress', 'Requests whose answer is not sent yet.', one(connections.unsent)),
    gauge('http_requests_waiting', 'Requests that wait for their turn.', {
      ...one(load.reads.waiting + load.writes.waiting + load.pages.waiting),
    }),
    gauge('streams_open', 'Pages that listen for changes.', one(live.open)),
    counter(
      'answer_cache_answers_total',
      'Answers that are the same for everybody: sent from memory, and made.',
      one(cache.counts.sent, { from: 'memory' }),
      one(cache.counts.made, { from: 'made' }),
    ),
    gauge('answer_cache_entries', 'Answers kept in memory.', one(answers)),
    gauge('answer_cache_bytes', 'Memory that they take.', one(bytes)),
    gauge(
      'database_connections',
      'Connections of this process to the database, by state; awaited: those that somebody waits for.',
      one(totalCount, { state: 'open' }),
      one(idleCount, { state: 'idle' }),
      one(waitingCount, { state: 'awaited' }),
    ),
    gauge('database_connections_most', 'DATABASE_POOL.', one(env.DATABASE_POOL)),
    ...(listening.isOn === undefined
      ? []
      : [
          gauge(
            'database_listening',
            '1 while this process hears of the writes of others.',
            one(listening.isOn ? 1 : 0),
          ),
        ]),
    gauge(
      'judge_lanes',
      'Solutions that this process can judge at once, and those that it judges.',
      one(lanes, { state: 'all' }),
      one(busy, { state: 'busy' }),
    ),
  ]
}

/** Labels each sample with the number of its process. */
export const ofProcess = (families: readonly Family[], number: string): Family[] =>
  families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process: number } })),
  }))
