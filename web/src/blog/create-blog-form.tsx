import { createBlog, listBlogs } from '@callofcode/contract/blog'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { callOnce } from '../api/call-once.ts'
import { keyOf } from '../api/read.ts'
import { DraftForm } from '../draft/draft-form.tsx'
import { SentNotice } from '../draft/sent-notice.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { usePublish } from '../draft/use-publish.ts'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { paths } from '../paths.ts'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { type BlogFields, type BlogSent, blankBlog, blogFields } from './blog-fields.ts'

type BlogForm = UseFormReturn<BlogFields, unknown, BlogSent>

export function CreateBlogForm() {
  const client = useQueryClient()
  const form: BlogForm = useForm({ resolver: zodResolver(blogFields), defaultValues: blankBlog })
  const draft = useDraft('blog', form, blankBlog)
  const { submit, isPending, sent } = usePublish({
    form,
    draft,
    send: (body: BlogSent) => callOnce(createBlog, { body }),
    onSent: () => client.invalidateQueries({ queryKey: keyOf(listBlogs) }),
  })
  return (
    <>
      {sent && (
        <SentNotice key={sent.data._id}>
          {sent.message}:{' '}
          <Link className="link" to={paths.blog(sent.data._id)}>
            {sent.data.title}
          </Link>
        </SentNotice>
      )}
      <DraftForm
        label="Create Blog"
        draft={draft}
        submit="Create Blog"
        busy={isPending && 'Creating...'}
        onSubmit={submit}
      >
        <About form={form} />
        <MarkdownField label="Content" control={form.control} name="content" />
      </DraftForm>
    </>
  )
}

function About({ form: { register, formState } }: { form: BlogForm }) {
  const { errors } = formState
  return (
    <>
      <Field label="Title" error={errors.title?.message} required span>
        <TextInput {...register('title')} placeholder="Hash maps, honestly" />
      </Field>
      <Field label="Author" error={errors.author?.message} required>
        <TextInput {...register('author')} icon="user" autoComplete="name" />
      </Field>
      <Field
        label="Category"
        error={errors.category?.message}
        hint="Such as Data Structures. May stay empty."
      >
        <TextInput {...register('category')} />
      </Field>
      <Field label="Tags" error={errors.tags?.message} hint="Separated by commas." span>
        <TextInput
          {...register('tags')}
          placeholder="arrays, two pointers, interviews"
          autoCapitalize="none"
        />
      </Field>
    </>
  )
}
