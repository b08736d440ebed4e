import { hostname } from 'node:os'
import pg from 'pg'
import type { Host, SessionAttrs } from './address.ts'

/** The name of this process in the database server (`pg_stat_activity`), for people who have to find and stop it. */
export const PROCESS = `call-of-code ${process.pid} on ${hostname()}`

/** The current state of a server. */
export interface HostState {
  /** A replica repeats the writes of another server. */
  readonly isStandby: boolean
  readonly isReadOnly: boolean
  /** Rises with each promotion. A hexadecimal number of eight digits, or empty for a replica. */
  readonly timeline: string
}

/** Milliseconds. Their sum is less than a request's wait for a connection (DATABASE_TIMEOUT_MS). */
const TO_CONNECT = 1_500
const TO_ANSWER = 500

// A statement is needed: behind a pooler, the parameters that a server sends at connect are stale.
const ASK = `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
  case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`

/** Reads the state of one server, on a connection of its own. Throws when the server does not answer in time. */
export async function askHost({ url }: Host): Promise<HostState> {
  const client = new pg.Client({
    connectionString: url,
    application_name: PROCESS,
    connectionTimeoutMillis: TO_CONNECT,
    query_timeout: TO_ANSWER,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<HostState>(ASK)
    if (!rows[0]) throw new Error('It did not say what it is.')
    return rows[0]
  } finally {
    // Not awaited: a server that hangs never confirms the end.
    client.end().catch(() => undefined)
  }
}

/** Returns whether a server meets the requirement. `prefer-standby` accepts any server when no replica is left. */
export function suits(attrs: SessionAttrs, { isStandby, isReadOnly }: Omit<HostState, 'timeline'>): boolean {
  if (attrs === 'read-write') return !isStandby && !isReadOnly
  if (attrs === 'read-only') return isStandby || isReadOnly
  if (attrs === 'primary') return !isStandby
  if (attrs === 'standby' || attrs === 'prefer-standby') return isStandby
  return true
}
