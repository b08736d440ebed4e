import type { Screen, StepAbove } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

/** The screens above a history, by kind. An experience has no screen of its own to link to. */
const items: Readonly<Record<string, readonly StepAbove[]>> = {
  modules: [paths.dashboard, paths.module('$id')],
  blogs: [paths.blogs, paths.blog('$id')],
  experiences: [paths.experiences, { item: 'Experience' }],
}

export const versionScreens: readonly Screen[] = [
  {
    path: paths.history('$kind', '$id'),
    page: () => import('./history-page.tsx'),
    guard: 'content',
    search: ['version', 'view'],
    crumb: 'History',
    under: ({ kind = '' }) => [paths.desk, ...(items[kind] ?? [])],
  },
  {
    path: paths.deleted,
    page: () => import('./deleted-page.tsx'),
    guard: 'content',
    search: ['kind', 'q', 'cursor'],
    crumb: 'Deleted items',
    under: [paths.desk],
    icon: 'trash',
  },
]
