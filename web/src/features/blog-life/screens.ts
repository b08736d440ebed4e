import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const blogLifeScreens: readonly Screen[] = [
  {
    path: paths.ownSeries,
    page: () => import('./own-series-page.tsx'),
    guard: 'member',
    crumb: 'Series',
    under: [paths.ownBlogs],
    name: 'My series',
    icon: 'book',
  },
  {
    path: paths.series('$slug'),
    page: () => import('./series-page.tsx'),
    area: 'blogs',
    crumb: 'Series',
    under: [paths.blogs],
  },
]
