import { say } from 'words:blog'
import { splitTags } from '@callofcode/contract/blog/blog'
import { blogBody } from '@callofcode/contract/schemas/blog/blog'
import type { BlogContent } from '@callofcode/contract/version/version'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { checkTyped } from '../../platform/form/rules.ts'
import { useTheirs } from '../edit/public.ts'
import { MarkdownField } from '../markdown/public.ts'

/**
 * The form as it is typed: the tags are one text. `version` is the version that an edit started from, and empty for a new blog.
 */
export const blogFields = z.object({
  version: z.string(),
  title: blogBody.shape.title,
  author: blogBody.shape.author,
  category: blogBody.shape.category.unwrap(),
  content: blogBody.shape.content,
  tags: z.string().transform((typed, context) => {
    const { data, error } = checkTyped(blogBody.shape.tags, splitTags(typed))
    if (data) return data
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? '' })
    return z.NEVER
  }),
})

export type BlogFields = z.input<typeof blogFields>
export type BlogSent = z.output<typeof blogFields>
export type BlogForm = UseFormReturn<BlogFields, unknown, BlogSent>

export const blankBlog = (author: string): BlogFields => ({
  version: '',
  title: '',
  author,
  category: '',
  content: '',
  tags: '',
})

/** Returns a blog in the shape of its form. */
export const fieldsOfBlog = ({ tags, ...texts }: BlogContent, version: number): BlogFields => ({
  ...texts,
  version: String(version),
  tags: tags.join(', '),
})

/** The fields of a blog, new or edited. */
export function BlogFormFields({ form }: { form: BlogForm }) {
  const { register, control, formState } = form
  const { errors } = formState
  const theirs = useTheirs()
  return (
    <>
      <Field label={say('title')} error={errors.title?.message} below={theirs('title')} required span>
        <TextInput {...register('title')} placeholder={say('titleExample')} />
      </Field>
      <Field label={say('author')} error={errors.author?.message} below={theirs('author')} required>
        <TextInput {...register('author')} icon="user" autoComplete="name" />
      </Field>
      <Field
        label={say('category')}
        error={errors.category?.message}
        below={theirs('category')}
        hint={say('categoryHint')}
      >
        <TextInput {...register('category')} />
      </Field>
      <Field
        label={say('tags')}
        error={errors.tags?.message}
        below={theirs('tags')}
        hint={say('tagsHint')}
        span
      >
        <TextInput {...register('tags')} placeholder={say('tagsExample')} autoCapitalize="none" />
      </Field>
      <MarkdownField label={say('content')} control={control} name="content" below={theirs('content')} />
    </>
  )
}
