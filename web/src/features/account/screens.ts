import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const accountScreens: readonly Screen[] = [
  {
    path: paths.confirm,
    page: () => import('./confirm-page.tsx'),
    search: ['token'],
    crumb: 'Email',
    name: 'Confirm',
    icon: 'arrow',
  },
  {
    path: paths.signup,
    page: () => import('./auth-page.tsx'),
    bare: true,
    search: ['tab', 'oidc', 'join'],
    name: 'Sign in',
    icon: 'user',
  },
  { path: paths.setup, page: () => import('./setup-page.tsx'), bare: true, search: ['secret'] },
]
