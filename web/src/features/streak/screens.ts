import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const streakScreens: readonly Screen[] = [
  {
    path: paths.streak,
    page: () => import('./streak-page.tsx'),
    guard: 'member',
    crumb: 'Streak',
    icon: 'arrow',
    entry: paths.dsa,
  },
]
