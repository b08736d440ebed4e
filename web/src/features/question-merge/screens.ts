import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const questionMergeScreens: readonly Screen[] = [
  {
    path: paths.questionChanges,
    page: () => import('./question-changes-page.tsx'),
    guard: 'member',
    search: ['cursor'],
    crumb: 'Changes to your ticks',
    icon: 'clock',
    entry: paths.dsa,
  },
]
