import type { LoadPage, Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const landingPage: LoadPage = () => import('./landing-page.tsx')

export const landingScreens: readonly Screen[] = [
  {
    path: paths.home,
    page: landingPage,
    bare: true,
    isRead: true,
    crumb: 'Home',
    name: 'Start page',
    icon: 'home',
    key: 'h',
  },
]
