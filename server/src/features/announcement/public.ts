// What the other features need of announcements.

export { announcements } from './announcement-tables.ts'
export { announceItem } from './write-announcement.ts'
