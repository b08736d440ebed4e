import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ProcessFigures } from '@callofcode/contract/operations/operations'
import type pg from 'pg'
import { VERSION } from '../../platform/version.ts'
import { type Identity, processStore } from './process-store.ts'

/** What this process says of itself, over and over, on a connection that beats anyway. */
export interface Heartbeat {
  readonly identity: Identity
  readonly figures: () => ProcessFigures
  /** The statement that says so now. */
  readonly statement: () => pg.QueryConfig
}

/** `figures` are counted since it was last called. */
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
