import type { Blog, BlogPage } from '@callofcode/contract/blog/blog'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { presentPageLink } from '../account/public.ts'
import type { SignedBlog } from './blog-store.ts'

const WORDS_PER_MINUTE = 200

/** Returns the reading time of this many words in minutes, at least 1. */
export const readMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))

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
  readMinutes: readMinutes(row.words),
})

export async function presentBlogPage(row: SignedBlog): Promise<BlogPage> {
  const { html, headings } = await renderMarkdown(row.content, { owner: row.authorId })
  return { ...presentBlog(row), html, headings }
}
