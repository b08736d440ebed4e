import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const todayScreens: readonly Screen[] = [
  {
    path: paths.today,
    page: () => import('./today-page.tsx'),
    guard: 'member',
    crumb: 'Today',
    icon: 'clock',
    key: 'd',
    sidebar: { group: 'Practise', at: 1 },
  },
]
