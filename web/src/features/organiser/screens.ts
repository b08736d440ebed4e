import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const organiserScreens: readonly Screen[] = [
  {
    path: paths.desk,
    page: () => import('./desk-page.tsx'),
    guard: 'organiser',
    crumb: 'Desk',
    icon: 'desk',
    key: 'o',
    sidebar: { group: 'Run the club', at: 1 },
  },
]
