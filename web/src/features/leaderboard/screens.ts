import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const leaderboardScreens: readonly Screen[] = [
  {
    path: paths.leaderboard,
    page: () => import('./leaderboard-page.tsx'),
    guard: 'member',
    search: ['source', 'order', 'month', 'batch'],
    crumb: 'Leaderboard',
    icon: 'podium',
    sidebar: { group: 'Club', at: 5 },
  },
  {
    path: paths.wholeBoard,
    page: () => import('./whole-board-page.tsx'),
    guard: 'report',
    search: ['q', 'source', 'order', 'month', 'batch', 'cursor'],
    crumb: 'Whole leaderboard',
    under: [paths.desk, paths.report],
    icon: 'podium',
  },
]
