import { z } from 'zod'
import { currentPassword } from '../account/own-account.ts'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'

export const BACKUP_TROUBLES = ['failing', 'old'] as const

export const backupStatus = z.object({
  /** A folder of the server, or `s3://bucket/prefix`. Null if no place is configured. */
  place: z.string().nullable(),
  last: z.object({ name: z.string(), startedAt: z.string(), bytes: z.number() }).nullable(),
  due: z.string().nullable(),
  running: z.boolean(),
  /** Tries since the last success. */
  failures: z.number(),
  failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** The time of the last weekly check, which reads a whole backup, and the reason why it could not be restored. */
  checked: z.object({ at: z.string(), failure: z.string().nullable() }).nullable(),
  trouble: z.enum(BACKUP_TROUBLES).nullable(),
  /** What the backups in that place are sealed with: nothing, a passphrase, or a public key, with which nobody can open them. */
  seal: z.enum(['none', 'passphrase', 'public key']),
})
export type BackupStatus = z.infer<typeof backupStatus>

export const backupMessages = {
  begins: sentence('backup.begins', 'The backup begins within a minute.'),
  noPlace: sentence(
    'backup.noPlace',
    'Backups have no place yet. Whoever runs the site sets it (BACKUP_TO).',
  ),
  running: sentence('backup.running', 'A backup is being made already. Try again when it is done.'),
  failed: (reason: string) => sentence('backup.failed', 'The backup could not be made: {reason}', { reason }),
  passphraseShort: sentence('backup.passphraseShort', 'Choose at least 12 characters.'),
  passphraseLong: sentence('backup.passphraseLong', 'Choose at most 200 characters.'),
  passphraseEdges: sentence(
    'backup.passphraseEdges',
    'Begin and end the passphrase with another character than a space.',
  ),
  passphraseSigns: sentence('backup.passphraseSigns', 'Use only characters that can be typed.'),
  passphraseIsKey: sentence(
    'backup.passphraseIsKey',
    'This would be read as a key of age. Choose a passphrase that does not begin so.',
  ),
  passphrasesDiffer: sentence('backup.passphrasesDiffer', 'The two passphrases differ.'),
} as const

export const getBackups = endpoint({
  method: 'GET',
  path: '/admin/backups',
  summary:
    'The last scheduled backup, when the next one is due, and what failed; null where they are switched off',
  callers: 'admin',
  answer: z.object({ data: backupStatus.nullable() }),
})

export const makeBackup = endpoint({
  method: 'POST',
  path: '/admin/backups',
  summary: 'Make a scheduled backup now, beside those of each day',
  callers: 'admin',
  status: 202,
})

/** The passphrase is a variable when the file is opened: a shell trims its edges, and it would be taken for a key of age. */
const passphrase = z
  .string(backupMessages.passphraseShort)
  .min(12, backupMessages.passphraseShort)
  .max(200, backupMessages.passphraseLong)
  .regex(/^\S(.*\S)?$/su, backupMessages.passphraseEdges)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, backupMessages.passphraseSigns)
  .refine((text) => !/^(age1|AGE-SECRET-KEY-)/i.test(text), backupMessages.passphraseIsKey)

export const downloadBackupBody = z
  .strictObject({ passphrase, again: z.string(backupMessages.passphrasesDiffer), password: currentPassword })
  .refine((body) => body.passphrase === body.again, {
    path: ['again'],
    error: backupMessages.passphrasesDiffer.error,
  })

export const downloadBackup = endpoint({
  method: 'POST',
  path: '/admin/backups/file',
  summary: 'Make a backup and download it, sealed with a passphrase; your password is asked again',
  callers: 'admin',
  body: downloadBackupBody,
  download: true,
})
