import { createBlog, listBlogs } from '@callofcode/contract/blog'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { TellFields, useTell } from '../announcement/public.ts'
import { DraftForm, SentNotice, useDraft, usePublish } from '../draft/public.ts'
import { type BlogForm, BlogFormFields, type BlogSent, blankBlog, blogFields } from './blog-form-fields.tsx'
import { say } from './blog-words.ts'

export const head = () => ({ title: titled(say('createBlog')), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">{say('createBlog')}</h1>
        <p className="lead">{say('itIsPublishedAs')}</p>
      </div>
      <CreateBlogForm />
    </main>
  )
}

function CreateBlogForm() {
  const client = useQueryClient()
  const { data: session } = useSession()
  const name = session?.name ?? ''
  const blank = useMemo(() => blankBlog(name), [name])
  const form: BlogForm = useForm({ resolver: zodResolver(blogFields), defaultValues: blank })
  const draft = useDraft('blog', form, blank)
  const tell = useTell('blog')
  const { submit, isPending, sent } = usePublish({
    form,
    draft,
    send: ({ version: _, ...body }: BlogSent) => callOnce(createBlog, { body: { ...body, ...tell.body() } }),
    onSent: () => {
      tell.forget()
      return client.invalidateQueries({ queryKey: keyOf(listBlogs) })
    },
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
        label={say('createBlog')}
        draft={draft}
        submit={say('createBlog')}
        busy={isPending && say('creating')}
        onSubmit={(event) => (tell.isComplete() ? submit(event) : event.preventDefault())}
      >
        <BlogFormFields form={form} />
        <TellFields tell={tell} />
      </DraftForm>
    </>
  )
}
