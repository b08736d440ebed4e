import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const auditScreens: readonly Screen[] = [
  {
    path: paths.audit,
    page: () => import('./audit-page.tsx'),
    guard: 'admin',
    search: ['action', 'outcome', 'actor', 'target', 'from', 'to', 'cursor'],
    crumb: 'Audit',
    under: [paths.desk],
    icon: 'list',
  },
]
