import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const helpScreens: readonly Screen[] = [
  { path: paths.help, page: () => import('./help-page.tsx'), isRead: true, crumb: 'Help', icon: 'question' },
  {
    path: paths.licences,
    page: () => import('./licences-page.tsx'),
    isRead: true,
    crumb: 'Licences',
    icon: 'arrow',
  },
]
