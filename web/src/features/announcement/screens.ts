import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const announcementScreens: readonly Screen[] = [
  {
    path: paths.announcements,
    page: () => import('./announcement-list-page.tsx'),
    guard: 'member',
    search: ['cursor'],
    crumb: 'Announcements',
    name: 'Your announcements',
    icon: 'bell',
  },
  {
    path: paths.announcement('$id'),
    page: () => import('./announcement-page.tsx'),
    guard: 'member',
    item: 'Announcement',
    under: [paths.announcements],
  },
  {
    path: paths.manageAnnouncements,
    page: () => import('./manage-page.tsx'),
    guard: 'announcements',
    search: ['cursor'],
    crumb: 'Announcements',
    under: [paths.desk],
    name: 'Manage announcements',
    icon: 'bell',
  },
  {
    path: paths.newAnnouncement,
    page: () => import('./new-announcement-page.tsx'),
    guard: 'announcements',
    search: ['set'],
    crumb: 'New',
    under: [paths.desk, paths.manageAnnouncements],
    name: 'New announcement',
    icon: 'plus',
  },
  {
    path: paths.manageAnnouncement('$id'),
    page: () => import('./managed-page.tsx'),
    guard: 'announcements',
    search: ['edit'],
    item: 'Announcement',
    under: [paths.desk, paths.manageAnnouncements],
  },
]
