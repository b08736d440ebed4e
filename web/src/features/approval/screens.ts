import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const approvalScreens: readonly Screen[] = [
  {
    path: paths.approvals,
    page: () => import('./approvals-page.tsx'),
    guard: 'approvals',
    search: ['q', 'year', 'domain', 'from', 'to', 'cursor'],
    crumb: 'Approvals',
    under: [paths.desk],
    icon: 'user-check',
    key: 'a',
  },
]
