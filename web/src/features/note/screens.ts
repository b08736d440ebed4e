import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const noteScreens: readonly Screen[] = [
  {
    path: paths.notes,
    page: () => import('./notes-page.tsx'),
    guard: 'member',
    search: ['q', 'cursor'],
    crumb: 'Notes',
    icon: 'edit',
    sidebar: { group: 'Mine', at: 3 },
  },
  {
    path: paths.note('$id'),
    page: () => import('./note-page.tsx'),
    guard: 'member',
    item: 'Problem',
    under: [paths.notes],
  },
  {
    path: paths.stars,
    page: () => import('./stars-page.tsx'),
    guard: 'member',
    search: ['cursor'],
    crumb: 'Starred',
    icon: 'star',
    sidebar: { group: 'Mine', at: 4 },
  },
]
