// Announcements for other features: the banner above Today, and 'Also tell members' in the forms of new items.

export { AnnouncementBanner, bannerOf } from './banner.tsx'
export { TellFields, useTell } from './tell-fields.tsx'
