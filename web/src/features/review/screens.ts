import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const reviewScreens: readonly Screen[] = [
  {
    path: paths.reviews,
    page: () => import('./reviews-page.tsx'),
    guard: 'member',
    crumb: 'Reviews',
    icon: 'repeat',
    key: 'r',
    sidebar: { group: 'Practise', at: 5 },
  },
  {
    path: paths.allReviews,
    page: () => import('./all-reviews-page.tsx'),
    guard: 'member',
    search: ['state', 'cursor'],
    crumb: 'All reviews',
    under: [paths.reviews],
    icon: 'clock',
  },
  {
    path: paths.kept,
    page: () => import('./kept-page.tsx'),
    guard: 'member',
    crumb: 'Still remembered',
    under: [paths.reviews],
    icon: 'clock',
  },
]
