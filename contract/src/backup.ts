import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const BACKUP_TROUBLES = ['failing', 'old'] as const

export const backupStatus = z.object({
  /** A folder of the server, or `s3://bucket/prefix`. Null: nobody has said where backups go. */
  place: z.string().nullable(),
  last: z.object({ name: z.string(), startedAt: z.string(), bytes: z.number() }).nullable(),
  due: z.string().nullable(),
  running: z.boolean(),
  /** Tries since the last success. */
  failures: z.number(),
  failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  trouble: z.enum(BACKUP_TROUBLES).nullable(),
})
export type BackupStatus = z.infer<typeof backupStatus>

export const getBackups = endpoint({
  method: 'GET',
  path: '/admin/backups',
  summary:
    'The last scheduled backup, when the next one is due, and what failed; null where they are switched off',
  callers: 'admin',
  answer: z.object({ data: backupStatus.nullable() }),
})
