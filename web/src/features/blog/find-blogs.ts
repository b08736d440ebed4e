import type { Blog } from '@callofcode/contract/blog'

/** The filters in the address; one that is absent matches everything. */
export interface BlogSearch {
  readonly q?: string
  readonly tag?: string
  readonly category?: string
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Blogs with this category and tag whose title, tags or author hold every word of the search. */
export function findBlogs<B extends Pick<Blog, 'title' | 'author' | 'tags' | 'category'>>(
  blogs: readonly B[],
  { q = '', tag, category }: BlogSearch,
): B[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return blogs.filter((blog) => {
    if (category && !same(blog.category, category)) return false
    if (tag && !blog.tags.some((one) => same(one, tag))) return false
    const text = [blog.title, blog.author, ...blog.tags].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
