import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { ProcessFigures } from '@callofcode/contract/operations/operations'
import type { JudgeDispatcher } from '../features/submission/judge-dispatcher.ts'
import type { Connections } from '../platform/admission/connections.ts'
import type { LoadShedder } from '../platform/admission/load-shedder.ts'
import type { AnswerCache } from '../platform/answer-cache/answer-cache.ts'
import type { Database } from '../platform/database/database.ts'
import type { Env } from '../platform/env.ts'
import type { LiveStreams } from '../platform/http/live-streams.ts'

interface Parts {
  readonly env: Env
  readonly database: Database
  readonly cache: AnswerCache
  readonly judge: JudgeDispatcher
  readonly live: LiveStreams
  readonly load: LoadShedder
  readonly connections: Connections
}

/** Reads the figures of this process. It costs nothing between two readings. Shares refer to the time between them. */
export function figuresOf({
  env,
  database,
  cache,
  judge,
  live,
  load,
  connections,
}: Parts): () => ProcessFigures {
  let before = performance.eventLoopUtilization()
  return () => {
    const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics()
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const { totalCount, idleCount, waitingCount } = database.pool
    const { lanes, busy, walls, java } = judge.state
    return {
      node: process.versions.node,
      memory: process.memoryUsage.rss(),
      heap: rounded(used / most),
      busy: rounded(utilization),
      late: Math.round(load.lag.takeWorst?.() ?? 0),
      connections: connections.open,
      streams: live.open,
      database: {
        open: totalCount,
        busy: totalCount - idleCount,
        awaited: waitingCount,
        most: env.DATABASE_POOL,
      },
      lanes: { most: lanes, busy },
      judge: judgeOf(judge),
      walls: [...walls],
      java: java?.version ?? null,
      answers: {
        entries: cache.held.answers,
        bytes: cache.held.bytes,
        kept: cache.counts.sent,
        made: cache.counts.made,
      },
    }
  }
}

function judgeOf({ isReady, assets }: JudgeDispatcher): ProcessFigures['judge'] {
  if (isReady) return 'ready'
  return assets.preparing.failed ? 'failed' : 'preparing'
}

const rounded = (share: number) => Math.round(share * 1_000) / 1_000
