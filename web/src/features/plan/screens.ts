import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const planScreens: readonly Screen[] = [
  {
    path: paths.plans,
    page: () => import('./plans-page.tsx'),
    guard: 'member',
    crumb: 'Plans',
    icon: 'flag',
    sidebar: { group: 'Mine', at: 2 },
  },
  {
    path: paths.newPlan,
    page: () => import('./new-plan-page.tsx'),
    guard: 'member',
    search: ['list', 'topics', 'company', 'own', 'shared'],
    crumb: 'New plan',
    under: [paths.plans],
    icon: 'plus',
  },
  {
    path: paths.plan('$id'),
    page: () => import('./plan-page.tsx'),
    guard: 'member',
    item: 'Plan',
    under: [paths.plans],
  },
  {
    path: paths.batchPlan('$id'),
    page: () => import('./batch-plan-page.tsx'),
    guard: 'member',
    item: 'Your batch',
    under: [paths.today],
    entry: null,
  },
]
