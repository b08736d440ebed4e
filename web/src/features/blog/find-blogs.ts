import { type Blog, listBlogs } from '@callofcode/contract/blog/blog'
import { limits } from '@callofcode/contract/limits'
import { read } from '../../platform/api/read.ts'

/** The search in the address. The default is the newest blogs. */
export interface BlogSearch {
  readonly q?: string | undefined
  readonly tag?: string | undefined
  readonly category?: string | undefined
  /** The cursor: the last blog of the previous page. */
  readonly cursor?: string | undefined
}

/** The fields of a card. */
const FIELDS = ['title', 'author', 'authorPage', 'category', 'date', 'readMinutes', 'tags'] as const
export type ListedBlog = Pick<Blog, '_id' | (typeof FIELDS)[number]>

/** Reads a page of the list, without the texts. */
export function blogsOf({ q, tag, category, cursor }: BlogSearch) {
  const query = {
    limit: '24',
    fields: FIELDS.join(),
    q: brief(q),
    tag: brief(tag),
    category: brief(category),
  }
  return read(listBlogs, { query: { ...query, after: cursor } }, { sayMessage: true })
}

const brief = (text = '') => [...text.trim()].slice(0, limits.search).join('') || undefined
