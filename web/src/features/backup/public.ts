// How the backups are, on the desk and among what operators look at.

export { BackupLine, BackupTrouble } from './backup-line.tsx'
export { sizeWords } from './size-words.ts'
