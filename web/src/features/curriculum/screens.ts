import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const curriculumScreens: readonly Screen[] = [
  {
    path: paths.dsa,
    page: () => import('./tracker-page.tsx'),
    search: ['topic', 'difficulty', 'solvable', 'q'],
    isRead: true,
    crumb: 'DSA TRACKER',
    badge: true,
    name: 'DSA Tracker',
    icon: 'target',
    key: 't',
    sidebar: { group: 'Practise', at: 4 },
  },
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
