import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const eventScreens: readonly Screen[] = [
  {
    path: paths.events,
    page: () => import('./event-list-page.tsx'),
    area: 'events',
    search: ['when', 'new', 'copy', 'cursor'],
    isRead: true,
    crumb: 'Events',
    icon: 'calendar',
    key: 'e',
    sidebar: { group: 'Club', at: 2 },
  },
  {
    path: paths.event('$id'),
    page: () => import('./event-detail-page.tsx'),
    area: 'events',
    search: ['edit', 'q', 'cursor'],
    isRead: true,
    item: 'Event',
    under: [paths.events],
  },
  {
    path: paths.eventDoor('$id'),
    page: () => import('./door-page.tsx'),
    guard: 'events',
    search: ['view', 'q', 'only', 'cursor'],
    crumb: 'Door',
    under: [paths.events, paths.event('$id')],
  },
  {
    path: paths.eventAttendance('$id'),
    page: () => import('./attendance-page.tsx'),
    guard: 'events',
    search: ['q', 'only', 'cursor'],
    crumb: 'Who came',
    under: [paths.events, paths.event('$id')],
  },
]
