import type { Blog, BlogPage } from '@callofcode/contract/blog'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import type { BlogRow } from './blog-tables.ts'

const WORDS_PER_MINUTE = 200

/** Minutes a text takes to read, at least 1. */
export const readMinutes = (content: string): number =>
  Math.max(1, Math.ceil((content.match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE))

export const presentBlog = (row: BlogRow): Blog => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  author: row.author,
  content: row.content,
  tags: row.tags,
  category: row.category,
  date: row.createdAt.toISOString(),
  views: row.views,
  readMinutes: readMinutes(row.content),
})

export async function presentBlogPage(row: BlogRow): Promise<BlogPage> {
  const { html, headings } = await renderMarkdown(row.content, { owner: row.authorId })
  return { ...presentBlog(row), html, headings }
}
