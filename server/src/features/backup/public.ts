// What programs need of backups: write one, restore one, and finish a restore that was killed.

export {
  BACKUP_HELP,
  Misuse,
  RESTORE_HELP,
  type RestoreCommand,
  readBackupCommand,
  readRestoreCommand,
} from './backup-command.ts'
export { backupToFile } from './backup-to-file.ts'
export { NotTheSame } from './compare-tables.ts'
export { clearRestore } from './embedded-place.ts'
export { type Occupant, Refusal } from './place.ts'
export { BadBackup } from './read-archive.ts'
export { checkBackup } from './read-backup.ts'
export { NoSite } from './read-head.ts'
export { restoreBackup } from './restore.ts'
export { bringFiles, dropOtherFiles } from './restored-files.ts'
export { type BackupOptions, writeBackup } from './write-backup.ts'
