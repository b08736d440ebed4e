import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const licenceScreens: readonly Screen[] = [
  {
    path: paths.licences,
    page: () => import('./licences-page.tsx'),
    isRead: true,
    crumb: 'Licences',
    icon: 'arrow',
  },
]
