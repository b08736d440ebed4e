import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const certificateScreens: readonly Screen[] = [
  {
    path: paths.verifyAny,
    page: () => import('./verify-page.tsx'),
    search: ['code'],
    crumb: 'Check a certificate',
    icon: 'user-check',
  },
  { path: paths.verify('$code'), page: () => import('./verify-page.tsx'), crumb: 'Certificate' },
  {
    path: paths.eventCertificates('$id'),
    page: () => import('./certificates-page.tsx'),
    guard: 'events',
    search: ['cursor'],
    crumb: 'Certificates',
    under: [paths.events, paths.event('$id')],
  },
]
