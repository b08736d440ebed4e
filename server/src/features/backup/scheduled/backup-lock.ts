import { newClient } from '../../../platform/database/hosts/connect.ts'

/** Advisory lock: one process of the site makes backups at a time. PostgreSQL frees it when that process dies. */
const LOCK = 0x6261636b

export interface BackupLock {
  /** Aborted when the connection and thereby the lock is lost. Another process may begin then. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

/**
 * Takes the lock on its own connection, because a backup takes longer than a statement may. Returns undefined while another
 * process has it.
 */
export async function takeBackupLock(databaseUrl: string): Promise<BackupLock | undefined> {
  const lost = new AbortController()
  const client = newClient(databaseUrl, { connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', (error) => lost.abort(error))
  const release = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ])
    if (rows[0]?.taken) return { lost: lost.signal, release }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  return undefined
}
