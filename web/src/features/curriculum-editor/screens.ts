import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const curriculumEditorScreens: readonly Screen[] = [
  {
    path: paths.curriculum,
    page: () => import('./curriculum-page.tsx'),
    guard: 'content',
    search: ['q', 'only', 'cursor'],
    crumb: 'Curriculum',
    under: [paths.desk],
    icon: 'numbered',
  },
  {
    path: paths.curriculumChanges,
    page: () => import('./changes-page.tsx'),
    guard: 'content',
    search: ['cursor'],
    crumb: 'Merged and split',
    under: [paths.desk, paths.curriculum],
    name: 'Merged and split problems',
    icon: 'numbered',
  },
  {
    path: paths.curriculumLists,
    page: () => import('./lists-page.tsx'),
    guard: 'content',
    crumb: 'Lists',
    under: [paths.desk, paths.curriculum],
    name: 'Lists of the curriculum',
    icon: 'numbered',
  },
  {
    path: paths.curriculumList('$id'),
    page: () => import('./list-editor-page.tsx'),
    guard: 'content',
    item: 'List',
    under: [paths.desk, paths.curriculum, paths.curriculumLists],
  },
  {
    path: paths.curriculumImport,
    page: () => import('./import-page.tsx'),
    guard: 'content',
    crumb: 'Import',
    under: [paths.desk, paths.curriculum],
    name: 'Import into the curriculum',
    icon: 'numbered',
  },
  {
    path: paths.curriculumTopic('$id'),
    page: () => import('./topic-questions-page.tsx'),
    guard: 'content',
    search: ['q', 'only', 'cursor'],
    item: ({ id }) => (id === 'none' ? 'Problems only in modules' : 'Topic'),
    under: [paths.desk, paths.curriculum],
  },
]
