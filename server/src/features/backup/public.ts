// The parts of backups for programs and other features: write one, restore one, finish a killed restore, and report the state.

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
export { backupReader } from './scheduled/backup-routes.ts'
export { keptBytes } from './scheduled/backup-settings.ts'
export { backupPlaceTried } from './scheduled/try-place.ts'
export { type BackupOptions, writeBackup } from './write-backup.ts'
