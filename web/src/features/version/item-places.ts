import { say } from 'words:version'
import { getBlog, getBlogBySlug, listBlogs } from '@callofcode/contract/blog/blog'
import type { Endpoint } from '@callofcode/contract/endpoint'
import {
  getExperience,
  listExperienceChoices,
  listExperiences,
} from '@callofcode/contract/experience/experience'
import { getModule, listModules } from '@callofcode/contract/module/module'
import type { Kind } from '@callofcode/contract/version/version'
import type { QueryClient } from '@tanstack/react-query'
import { readFound } from '../../platform/api/read.ts'
import { paths } from '../../platform/paths.ts'

interface ItemPlace {
  readonly name: string
  readonly list: string
  /** The page on which an item is read. */
  readonly page: (id: string) => string
  readonly edit: (id: string) => string
  readonly lists: readonly Endpoint[]
  readonly pages: readonly Endpoint[]
  /** Reads the data of that page again. */
  readonly readAnew: (client: QueryClient, id: string) => Promise<unknown>
}

/** The screens that show items of each kind, and the cached responses that contain them. */
export const itemPlaces: Readonly<Record<Kind, ItemPlace>> = {
  modules: {
    get name() {
      return say('module')
    },
    list: paths.dashboard,
    page: paths.module,
    edit: paths.editModule,
    lists: [listModules],
    pages: [getModule],
    readAnew: (client, id) =>
      client.fetchQuery({ ...readFound(getModule, { params: { id } }), staleTime: 0, retry: false }),
  },
  blogs: {
    get name() {
      return say('blog')
    },
    list: paths.blogs,
    page: paths.blog,
    edit: paths.editBlog,
    lists: [listBlogs],
    pages: [getBlog, getBlogBySlug],
    readAnew: (client, id) =>
      client.fetchQuery({ ...readFound(getBlog, { params: { id } }), staleTime: 0, retry: false }),
  },
  experiences: {
    get name() {
      return say('interviewExperience')
    },
    list: paths.experiences,
    page: () => paths.experiences,
    edit: paths.editExperience,
    lists: [listExperiences, listExperienceChoices],
    pages: [getExperience],
    // The list contains none of the text, and is read again as every list is.
    readAnew: async () => undefined,
  },
}
