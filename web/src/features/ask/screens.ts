import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const askScreens: readonly Screen[] = [
  {
    path: paths.questions,
    page: () => import('./questions-page.tsx'),
    guard: 'member',
    search: ['of', 'cursor'],
    crumb: 'Questions',
    icon: 'forum',
  },
  {
    path: paths.question('$id'),
    page: () => import('./question-page.tsx'),
    guard: 'member',
    item: 'Question',
    under: [paths.questions],
  },
]
