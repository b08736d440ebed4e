import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const webhookScreens: readonly Screen[] = [
  {
    path: paths.webhooks,
    page: () => import('./webhooks-page.tsx'),
    guard: 'admin',
    crumb: 'Webhooks',
    under: [paths.desk],
    icon: 'link',
  },
]
