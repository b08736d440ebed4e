// Announcements for other features: the banner above Today, and 'Also tell members' in the forms of new items.

export { AnnouncementBanner } from './banner.tsx'
export { bannerOf } from './banner-query.ts'
export { TellFields, useTell } from './tell-fields.tsx'
