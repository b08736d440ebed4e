import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ProcessFigures } from '@callofcode/contract/operations/operations'
import type pg from 'pg'
import { VERSION } from '../../platform/version.ts'
import { type Identity, processStore } from './process-store.ts'

/** The figures that this process reports regularly, on a connection that has a heartbeat anyway. */
export interface Heartbeat {
  readonly identity: Identity
  readonly figures: () => ProcessFigures
  /** Builds the statement that reports the present figures. */
  readonly statement: () => pg.QueryConfig
}

/** Creates a heartbeat. `figures` counts since its last call. */
export function heartbeat(figures: () => ProcessFigures): Heartbeat {
  const identity = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    version: VERSION,
    startedAt: new Date(Date.now() - process.uptime() * 1_000),
  }
  return { identity, figures, statement: () => processStore.beat(identity, figures()) }
}
