// The state of the backups, on the desk and for operators.

export { BackupLine, BackupTrouble, sizeWords } from './backup-line.tsx'
