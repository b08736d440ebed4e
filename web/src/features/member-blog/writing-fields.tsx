import { say } from 'words:writing'
import { splitTags } from '@callofcode/contract/blog/blog'
import type { MemberBlogText } from '@callofcode/contract/member-blog/member-blog'
import { memberBlogBody } from '@callofcode/contract/schemas/blog/blog'
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
export const writingFields = z.object({
  version: z.string(),
  title: memberBlogBody.shape.title,
  category: memberBlogBody.shape.category.unwrap(),
  content: memberBlogBody.shape.content,
  tags: z.string().transform((typed, context) => {
    const { data, error } = checkTyped(memberBlogBody.shape.tags, splitTags(typed))
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
  title,
  category,
  content,
  version: String(version),
  tags: tags.join(', '),
})

export const NAMES = {
  get title() {
    return say('title')
  },
  get category() {
    return say('category')
  },
  get tags() {
    return say('tags')
  },
  get content() {
    return say('content')
  },
} as const

export function WritingFormFields({ form }: { form: WritingForm }) {
  const { register, control, formState } = form
  const { errors } = formState
  const theirs = useTheirs()
  return (
    <>
      <Field label={say('title')} error={errors.title?.message} below={theirs('title')} required span>
        <TextInput {...register('title')} placeholder={say('titleExample')} />
      </Field>
      <Field
        label={say('category')}
        error={errors.category?.message}
        below={theirs('category')}
        hint={say('suchAsDataStructures')}
      >
        <TextInput {...register('category')} />
      </Field>
      <Field
        label={say('tags')}
        error={errors.tags?.message}
        below={theirs('tags')}
        hint={say('separatedByCommas')}
      >
        <TextInput {...register('tags')} placeholder={say('heapsInterviews')} autoCapitalize="none" />
      </Field>
      <MarkdownField
        label={say('content')}
        control={control}
        name="content"
        below={theirs('content')}
        placeholder={say('contentPlaceholder')}
      />
    </>
  )
}
