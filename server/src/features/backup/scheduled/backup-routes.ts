import { type BackupStatus, getBackups } from '@callofcode/contract/audit/audit'
import type { Database } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import type { Api } from '../../../platform/http/api.ts'
import { type BackupState, backupRunStore } from './backup-run-store.ts'
import { destinationOf } from './backup-settings.ts'
import { dueAt } from './backup-times.ts'

const TWO_DAYS = 2 * 86_400_000
const NOWHERE = {
  place: null,
  last: null,
  due: null,
  running: false,
  failures: 0,
  failure: null,
  checked: null,
}

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly env: Env
}

export function backupRoutes({ api, database, env }: Dependencies) {
  const read = backupReader({ database, env })
  api.serve(getBackups, async () => ({ data: await read() }))
}

/** Reads the state of the scheduled backups, or null when they are off. */
export function backupReader({ database, env }: Omit<Dependencies, 'api'>) {
  const place = destinationOf(env)?.place
  return async (): Promise<BackupStatus | null> => {
    if (env.BACKUP_TO === 'off') return null
    if (!place) return { ...NOWHERE, trouble: null }
    return presentBackups(place, await backupRunStore.state(database.pool, place), env)
  }
}

export function presentBackups(place: string, state: BackupState, env: Env, now = new Date()): BackupStatus {
  const { last, failures, failure, isRunning, checked, siteSince } = state
  const age = now.getTime() - (last?.startedAt ?? siteSince).getTime()
  return {
    place,
    last: last ? { ...last, startedAt: last.startedAt.toISOString() } : null,
    due: dueAt(state, env, now).toISOString(),
    running: isRunning,
    failures,
    failure: failure ? { at: failure.at.toISOString(), reason: failure.reason } : null,
    checked: checked ? { ...checked, at: checked.at.toISOString() } : null,
    trouble: failures > 0 ? 'failing' : age > TWO_DAYS ? 'old' : null,
  }
}
