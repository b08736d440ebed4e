import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const draftScreens: readonly Screen[] = [
  {
    path: paths.drafts,
    page: () => import('./drafts-page.tsx'),
    guard: 'member',
    search: ['cursor'],
    crumb: 'Drafts',
    icon: 'edit',
  },
]
