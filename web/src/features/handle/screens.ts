import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const handleScreens: readonly Screen[] = [
  {
    path: paths.handles,
    page: () => import('./handles-page.tsx'),
    guard: 'member',
    crumb: 'Linked accounts',
    under: [paths.profile],
    icon: 'user-check',
  },
]
