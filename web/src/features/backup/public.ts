// The state of the backups, on the desk and for operators.

export { BackupLine, BackupTrouble } from './backup-line.tsx'
export { sizeWords } from './size-words.ts'
