import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const settingsScreens: readonly Screen[] = [
  {
    path: paths.settings,
    page: () => import('./settings-page.tsx'),
    guard: 'account',
    crumb: 'Settings',
    icon: 'arrow',
  },
]
