// Lets the shell report to Today what was read last.

export { noteReading } from './last-read.ts'
