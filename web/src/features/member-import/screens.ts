import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const memberImportScreens: readonly Screen[] = [
  {
    path: paths.importMembers,
    page: () => import('./import-page.tsx'),
    guard: 'admin',
    crumb: 'Import',
    under: [paths.desk, paths.members],
    name: 'Import members',
    icon: 'users',
  },
]
