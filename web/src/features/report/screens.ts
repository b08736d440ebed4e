import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const reportScreens: readonly Screen[] = [
  {
    path: paths.report,
    page: () => import('./report-page.tsx'),
    guard: 'report',
    search: ['from', 'to'],
    crumb: 'Report',
    under: [paths.desk],
    icon: 'eye',
  },
  {
    path: paths.reportPeople('$figure'),
    page: () => import('./people-page.tsx'),
    guard: 'report',
    search: ['from', 'to', 'batch', 'branch', 'noBranch', 'event', 'cursor'],
    item: 'People',
    under: [paths.desk, paths.report],
  },
]
