import type { Kind } from '@callofcode/contract/version'
import { versionedBlog } from '../features/blog/versioned-blog.ts'
import { versionedExperience } from '../features/experience/versioned-experience.ts'
import { versionedModule } from '../features/module/versioned-module.ts'
import type { Versioned } from '../features/version/versioned.ts'

/** The kinds of content whose versions are kept. */
export const versionedKinds: Readonly<Record<Kind, Versioned>> = {
  modules: versionedModule,
  blogs: versionedBlog,
  experiences: versionedExperience,
}
