// Announcements for other features: the banner above Today, the last one on the desk, and 'Also tell members' in the forms of new items.

export { AnnouncementBanner, bannerOf } from './banner.tsx'
export { LastAnnouncement } from './last-announcement.tsx'
export { TellFields, useTell } from './tell-fields.tsx'
