// The parts of announcements for other features.

export { announcements } from './announcement-tables.ts'
export { announceItem } from './write-announcement.ts'
