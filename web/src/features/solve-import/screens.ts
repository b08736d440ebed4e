import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const solveImportScreens: readonly Screen[] = [
  {
    path: paths.solveImport,
    page: () => import('./import-page.tsx'),
    guard: 'member',
    search: ['cursor'],
    crumb: 'Import solved problems',
    icon: 'arrow',
    entry: paths.dsa,
  },
]
