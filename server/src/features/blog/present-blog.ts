import type { Blog, BlogPage } from '@callofcode/contract/blog'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { presentPageLink } from '../account/public.ts'
import type { SignedBlog } from './blog-store.ts'

const WORDS_PER_MINUTE = 200

/** Minutes a text takes to read, at least 1. */
export const readMinutes = (content: string): number =>
  Math.max(1, Math.ceil((content.match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE))

export const presentBlog = (row: SignedBlog): Blog => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  author: row.author,
  authorPage: presentPageLink(row.member),
  content: row.content,
  tags: row.tags,
  category: row.category,
  date: row.createdAt.toISOString(),
  views: row.views,
  readMinutes: readMinutes(row.content),
})

export async function presentBlogPage(row: SignedBlog): Promise<BlogPage> {
  const { html, headings } = await renderMarkdown(row.content, { owner: row.authorId })
  return { ...presentBlog(row), html, headings }
}
