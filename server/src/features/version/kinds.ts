import type { Kind } from '@callofcode/contract/version'
import { versionedBlog } from '../blog/versioned-blog.ts'
import { versionedExperience } from '../experience/versioned-experience.ts'
import { versionedModule } from '../module/versioned-module.ts'
import type { Versioned } from './versioned.ts'

export const kinds: Readonly<Record<Kind, Versioned>> = {
  modules: versionedModule,
  blogs: versionedBlog,
  experiences: versionedExperience,
}
