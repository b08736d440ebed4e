import { memberBlogBody, splitTags } from '@callofcode/contract/blog'
import type { MemberBlogText } from '@callofcode/contract/blog/member-blog'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { useTheirs } from '../edit/public.ts'
import { MarkdownField } from '../markdown/public.ts'

/** The form as it is typed: the tags are one text. `version` is what an edit started from; empty for a new blog. */
export const writingFields = z.object({
  version: z.string(),
  title: memberBlogBody.shape.title,
  category: memberBlogBody.shape.category.unwrap(),
  content: memberBlogBody.shape.content,
  tags: z.string().transform((typed, context) => {
    const { data, error } = memberBlogBody.shape.tags.safeParse(splitTags(typed))
    if (data) return data
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? '' })
    return z.NEVER
  }),
})
export type WritingFields = z.input<typeof writingFields>
export type WritingSent = z.output<typeof writingFields>
export type WritingForm = UseFormReturn<WritingFields, unknown, WritingSent>

export const blankWriting: WritingFields = { version: '', title: '', category: '', content: '', tags: '' }

export const fieldsOf = (
  { tags, title, category, content }: MemberBlogText,
  version: number,
): WritingFields => ({
  ...{ title, category, content, version: String(version), tags: tags.join(', ') },
})

export const NAMES = { title: 'Title', category: 'Category', tags: 'Tags', content: 'Content' } as const

export function WritingFormFields({ form }: { form: WritingForm }) {
  const { register, control, formState } = form
  const { errors } = formState
  const theirs = useTheirs()
  return (
    <>
      <Field label="Title" error={errors.title?.message} below={theirs('title')} required span>
        <TextInput {...register('title')} placeholder="What I wish I had known about heaps" />
      </Field>
      <Field
        label="Category"
        error={errors.category?.message}
        below={theirs('category')}
        hint="Such as Data Structures. May stay empty."
      >
        <TextInput {...register('category')} />
      </Field>
      <Field label="Tags" error={errors.tags?.message} below={theirs('tags')} hint="Separated by commas.">
        <TextInput {...register('tags')} placeholder="heaps, interviews" autoCapitalize="none" />
      </Field>
      <MarkdownField
        label="Content"
        control={control}
        name="content"
        below={theirs('content')}
        placeholder="Begin with the question you had. Pictures can be dropped in."
      />
    </>
  )
}
