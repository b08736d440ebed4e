import { blogBody, splitTags } from '@callofcode/contract/blog'
import { z } from 'zod'

/** The form as it is typed: the tags are one text. */
export const blogFields = z.object({
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

export const blankBlog: BlogFields = { title: '', author: '', category: '', content: '', tags: '' }
