import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const topicMapScreens: readonly Screen[] = [
  {
    path: paths.topicMap,
    page: () => import('./map-page.tsx'),
    search: ['view'],
    crumb: 'Topic map',
    icon: 'numbered',
    entry: paths.dsa,
  },
]
