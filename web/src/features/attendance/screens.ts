import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const attendanceScreens: readonly Screen[] = [
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
