// Notes what was read last, for the page Today.

export { noteReading } from './last-read.ts'
