// The parts of announcements for other features.

export { announcementStore } from './announcement-store.ts'
export { announcements } from './announcement-tables.ts'
export { announceItem } from './write-announcement.ts'
