import { blogBody, splitTags } from '@callofcode/contract/blog'
import type { BlogContent } from '@callofcode/contract/version'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

/** The form as it is typed: the tags are one text. `version` is what an edit started from; empty for a new blog. */
export const blogFields = z.object({
  version: z.string(),
  title: blogBody.shape.title,
  author: blogBody.shape.author,
  category: blogBody.shape.category.unwrap(),
  content: blogBody.shape.content,
  tags: z.string().transform((typed, context) => {
    const { data, error } = blogBody.shape.tags.safeParse(splitTags(typed))
    if (data) return data
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? '' })
    return z.NEVER
  }),
})

export type BlogFields = z.input<typeof blogFields>
export type BlogSent = z.output<typeof blogFields>
export type BlogForm = UseFormReturn<BlogFields, unknown, BlogSent>

export const blankBlog: BlogFields = {
  version: '',
  title: '',
  author: '',
  category: '',
  content: '',
  tags: '',
}

/** A blog as its form shows it. */
export const fieldsOfBlog = ({ tags, ...texts }: BlogContent, version: number): BlogFields => ({
  ...texts,
  version: String(version),
  tags: tags.join(', '),
})
