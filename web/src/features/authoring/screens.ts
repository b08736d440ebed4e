import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const authoringScreens: readonly Screen[] = [
  {
    path: paths.authoring,
    page: () => import('./authoring-list-page.tsx'),
    guard: 'problems',
    search: ['cursor'],
    crumb: 'Club problems',
    under: [paths.desk],
    icon: 'prompt',
  },
  {
    path: paths.authorProblem('$slug'),
    page: () => import('./author-problem-page.tsx'),
    guard: 'problems',
    search: ['part', 'file', 'version', 'field'],
    item: 'Problem',
    under: [paths.desk, paths.authoring],
  },
]
