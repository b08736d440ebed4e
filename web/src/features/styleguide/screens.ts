import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'

export const styleguideScreens: readonly Screen[] = [
  { path: paths.styleguide, page: () => import('./styleguide-page.tsx'), workshop: true },
]
