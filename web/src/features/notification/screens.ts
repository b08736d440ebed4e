import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const notificationScreens: readonly Screen[] = [
  {
    path: paths.notifications,
    page: () => import('./notifications-page.tsx'),
    guard: 'member',
    crumb: 'Notifications',
    icon: 'arrow',
  },
  {
    path: paths.unsubscribe,
    page: () => import('./unsubscribe-page.tsx'),
    search: ['token'],
    crumb: 'Mails',
  },
]
