import { hostname } from 'node:os'
import pg from 'pg'
import type { Host, SessionAttrs } from './address.ts'

/** How the database server lists this process (`pg_stat_activity`), for those who have to find and stop it. */
export const PROCESS = `call-of-code ${process.pid} on ${hostname()}`

/** What a server is at the moment. */
export interface HostState {
  /** A replica: it repeats what another server writes. */
  readonly isStandby: boolean
  readonly isReadOnly: boolean
  /** Rises with each promotion, as a hexadecimal number of eight digits; empty for a replica. */
  readonly timeline: string
}

/** Milliseconds. Together less than a request waits for a connection (DATABASE_TIMEOUT_MS). */
const TO_CONNECT = 1_500
const TO_ANSWER = 500

// By a statement: what a server says of itself while it connects is old where a pooler stands before it.
const ASK = `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
  case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`

/** Asks one server what it is, on a connection of its own. Throws when it does not say so in time. */
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
    // Not awaited: one that hangs does not say goodbye.
    client.end().catch(() => undefined)
  }
}

/** Whether a server will do. `prefer-standby` takes any, once no replica is left. */
export function suits(attrs: SessionAttrs, { isStandby, isReadOnly }: Omit<HostState, 'timeline'>): boolean {
  if (attrs === 'read-write') return !isStandby && !isReadOnly
  if (attrs === 'read-only') return isStandby || isReadOnly
  if (attrs === 'primary') return !isStandby
  if (attrs === 'standby' || attrs === 'prefer-standby') return isStandby
  return true
}
