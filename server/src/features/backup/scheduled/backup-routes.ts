import {
  type BackupStatus,
  backupMessages,
  downloadBackup,
  getBackups,
  makeBackup,
} from '@callofcode/contract/backup/backup'
import { type Database, write } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import { conflict } from '../../../platform/failure.ts'
import type { Api } from '../../../platform/http/api.ts'
import { auditStore, type Budgets, checkOwnPassword } from '../../account/public.ts'
import { type BackupState, backupRunStore } from './backup-run-store.ts'
import { destinationOf, sealOf } from './backup-settings.ts'
import { dueAt, isAsked } from './backup-times.ts'
import { beginDownload } from './download-backup.ts'

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
  readonly budgets: Budgets
}

export function backupRoutes({ api, database, env, budgets }: Dependencies) {
  const read = backupReader({ database, env })
  const place = destinationOf(env)?.place
  api.serve(getBackups, async () => ({ data: await read() }))

  api.serve(makeBackup, async (call) => {
    if (!place) throw conflict(backupMessages.noPlace)
    const { isRunning } = await backupRunStore.state(database.pool, place)
    if (isRunning) throw conflict(backupMessages.running)
    await write(database, async (tx) => {
      await backupRunStore.ask(tx)
      await auditStore.record(tx, call, 'backup.ask', place)
    })
    return { message: backupMessages.begins }
  })

  api.serve(downloadBackup, async (call) => {
    const { body, caller, request, reply } = call
    const given = { caller, request, password: body.password, field: 'password' }
    await checkOwnPassword({ database, budgets, env }, given)
    const { name, bytes } = await beginDownload({ database, env }, body.passphrase)
    reply.raw.once('close', () => bytes.destroy())
    try {
      await auditStore.record(database.sql, call, 'backup.download', name)
    } finally {
      // The reader may have left, or was refused for waiting too long, before the first bytes.
      if (reply.raw.closed || reply.raw.writableEnded) bytes.destroy()
    }
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return bytes
  })
}

/** Reads the state of the scheduled backups, or null when they are off. */
export function backupReader({ database, env }: Pick<Dependencies, 'database' | 'env'>) {
  const place = destinationOf(env)?.place
  return async (): Promise<BackupStatus | null> => {
    if (env.BACKUP_TO === 'off') return null
    if (!place) return { ...NOWHERE, trouble: null, seal: sealOf(env) }
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
    running: isRunning || isAsked(state, now),
    failures,
    failure: failure ? { at: failure.at.toISOString(), reason: failure.reason } : null,
    checked: checked ? { ...checked, at: checked.at.toISOString() } : null,
    trouble: failures > 0 ? 'failing' : age > TWO_DAYS ? 'old' : null,
    seal: sealOf(env),
  }
}
