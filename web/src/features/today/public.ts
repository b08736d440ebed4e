// Lets the shell report to Today what was read last, and that something has changed.

export { noteReading } from './last-read.ts'
export { refreshToday } from './refresh-today.ts'
