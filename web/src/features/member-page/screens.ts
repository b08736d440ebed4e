import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const memberPageScreens: readonly Screen[] = [
  {
    path: paths.member('$handle'),
    page: () => import('./member-page.tsx'),
    area: 'members',
    search: ['as', 'cursor'],
    item: 'Member',
  },
]
