import type { Kind } from '@callofcode/contract/version'
import type { IconName } from '../../platform/ui/icon.tsx'

interface KindLook {
  /** All of them, where there is little room. */
  readonly short: string
  readonly icon: IconName
}

export const kindLooks: Readonly<Record<Kind, KindLook>> = {
  modules: { short: 'Modules', icon: 'grid' },
  blogs: { short: 'Blogs', icon: 'book' },
  experiences: { short: 'Interviews', icon: 'briefcase' },
}
