import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const handoverScreens: readonly Screen[] = [
  {
    path: paths.handover,
    page: () => import('./handover-page.tsx'),
    guard: 'admin',
    crumb: 'Hand over',
    under: [paths.desk, paths.club],
    name: 'Hand over the club',
    icon: 'users',
  },
]
