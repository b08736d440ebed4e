import type { Env } from '../../../platform/env.ts'
import type { BackupState } from './backup-run-store.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

export type Times = Pick<Env, 'BACKUP_HOUR' | 'BACKUP_EVERY_SECONDS'>
type Known = Pick<BackupState, 'last' | 'failures' | 'failure' | 'siteSince' | 'asked'>

/** Whether somebody waits for a backup. One try answers them; after a failure the usual pauses apply. */
export function isAsked({ last, failure, siteSince, asked }: Known, now = new Date()): boolean {
  if (!asked) return false
  // A wish from a clock that was ahead waits for its time, or it would be granted again and again.
  return asked > (last?.startedAt ?? siteSince) && asked > (failure?.at ?? siteSince) && asked <= now
}

/** Returns when the next backup is due. A backup that was missed while no process ran is due at once. */
export function dueAt(state: Known, times: Times, now = new Date()): Date {
  const { last, failures, failure, siteSince } = state
  if (isAsked(state, now)) return now
  const since = last?.startedAt ?? siteSince
  // A backup from a clock that was ahead does not count, because it would delay the next one until that time.
  const isAhead = since.getTime() > now.getTime() + HOUR
  const due = isAhead ? now : nextTime(since, times)
  if (!failure) return due
  const failedAt = Math.min(failure.at.getTime(), now.getTime())
  return new Date(Math.max(due.getTime(), failedAt + pauseAfter(failures, times)))
}

function nextTime(after: Date, { BACKUP_HOUR, BACKUP_EVERY_SECONDS }: Times): Date {
  if (BACKUP_EVERY_SECONDS) return new Date(after.getTime() + BACKUP_EVERY_SECONDS * 1_000)
  const at = new Date(after)
  at.setHours(BACKUP_HOUR, 0, 0, 0)
  if (at <= after) at.setDate(at.getDate() + 1)
  return at
}

/** Returns a minute, then twice as long after each failure, up to an hour. */
const pauseAfter = (failures: number, { BACKUP_EVERY_SECONDS }: Times) =>
  Math.min(MINUTE * 2 ** Math.min(failures - 1, 10), HOUR, (BACKUP_EVERY_SECONDS ?? Infinity) * 1_000)

/** Returns the milliseconds between two checks for a due backup. */
export const lookEvery = ({ BACKUP_EVERY_SECONDS }: Times) =>
  Math.min(MINUTE, (BACKUP_EVERY_SECONDS ?? Infinity) * 250)
