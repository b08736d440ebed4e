import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const mentorScreens: readonly Screen[] = [
  {
    path: paths.mentored('$id'),
    page: () => import('./mentored-page.tsx'),
    guard: 'member',
    search: ['q', 'only', 'cursor'],
    item: 'Your batch',
    under: [paths.today],
    entry: null,
  },
]
