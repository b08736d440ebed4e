import type { Kind } from '@callofcode/contract/version'
import { paths } from '../paths.ts'
import type { IconName } from '../ui/icon.tsx'

interface KindPlaces {
  readonly word: string
  readonly plural: string
  /** Where there is little room. */
  readonly short: string
  readonly icon: IconName
  /** The screen with all of them. */
  readonly list: string
  /** Where one is read; an experience stands only in the list. */
  readonly one: (id: string) => string
  readonly edit: (id: string) => string
}

export const kindPlaces: Readonly<Record<Kind, KindPlaces>> = {
  modules: {
    word: 'Module',
    plural: 'Modules',
    short: 'Modules',
    icon: 'grid',
    list: paths.dashboard,
    one: paths.module,
    edit: paths.editModule,
  },
  blogs: {
    word: 'Blog',
    plural: 'Blogs',
    short: 'Blogs',
    icon: 'book',
    list: paths.blogs,
    one: paths.blog,
    edit: paths.editBlog,
  },
  experiences: {
    word: 'Interview experience',
    plural: 'Interview experiences',
    short: 'Interviews',
    icon: 'briefcase',
    list: paths.experiences,
    one: () => paths.experiences,
    edit: paths.editExperience,
  },
}
