// What the other features need of announcements: the banner above Today, 'Also tell members' in the forms of what is new.

export { AnnouncementBanner } from './banner.tsx'
export { bannerOf } from './banner-query.ts'
export { TellFields, useTell } from './tell-fields.tsx'
