import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { useTheirs } from '../edit/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import type { BlogForm } from './blog-fields.ts'

/** The fields of a blog, new or edited. */
export function BlogFormFields({ form }: { form: BlogForm }) {
  const { register, control, formState } = form
  const { errors } = formState
  const theirs = useTheirs()
  return (
    <>
      <Field label="Title" error={errors.title?.message} below={theirs('title')} required span>
        <TextInput {...register('title')} placeholder="Hash maps, honestly" />
      </Field>
      <Field label="Author" error={errors.author?.message} below={theirs('author')} required>
        <TextInput {...register('author')} icon="user" autoComplete="name" />
      </Field>
      <Field
        label="Category"
        error={errors.category?.message}
        below={theirs('category')}
        hint="Such as Data Structures. May stay empty."
      >
        <TextInput {...register('category')} />
      </Field>
      <Field
        label="Tags"
        error={errors.tags?.message}
        below={theirs('tags')}
        hint="Separated by commas."
        span
      >
        <TextInput
          {...register('tags')}
          placeholder="arrays, two pointers, interviews"
          autoCapitalize="none"
        />
      </Field>
      <MarkdownField label="Content" control={control} name="content" below={theirs('content')} />
    </>
  )
}
