import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const operationsScreens: readonly Screen[] = [
  {
    path: paths.operations,
    page: () => import('./operations-page.tsx'),
    guard: 'admin',
    crumb: 'Operations',
    under: [paths.desk],
    icon: 'eye',
  },
]
