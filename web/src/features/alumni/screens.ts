import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const alumniScreens: readonly Screen[] = [
  {
    path: paths.years,
    page: () => import('./years-page.tsx'),
    guard: 'admin',
    crumb: 'Years',
    under: [paths.desk, paths.members],
    icon: 'users',
  },
]
