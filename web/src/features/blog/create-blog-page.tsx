import { say } from 'words:blog'
import { toldBlog } from '@callofcode/contract/announcement/told-item'
import { createBlog, listBlogs } from '@callofcode/contract/blog/blog'
import { planBlog } from '@callofcode/contract/member-blog/blog-review'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { TellFields, useTell } from '../announcement/public.ts'
import { DraftForm, SentNotice, useDraft, usePublish } from '../draft/public.ts'
import { type BlogForm, BlogFormFields, type BlogSent, blankBlog, blogFields } from './blog-form-fields.tsx'
import { useWhen, WhenFields } from './when-fields.tsx'

export const head = () => ({ title: titled(say('createBlog')), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">{say('createBlog')}</h1>
        <p className="lead">{say('createHint')}</p>
      </div>
      <CreateBlogForm />
    </main>
  )
}

function CreateBlogForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: session } = useSession()
  const name = session?.name ?? ''
  const blank = useMemo(() => blankBlog(name), [name])
  const form: BlogForm = useForm({ resolver: zodResolver(blogFields), defaultValues: blank })
  const draft = useDraft('blog', form, blank)
  const tell = useTell({
    place: 'blog',
    check: () => form.trigger(undefined, { shouldFocus: true }),
    text: () => toldBlog(form.getValues(), paths.blogs),
  })
  const when = useWhen()
  const { submit, isPending, sent } = usePublish({
    form,
    draft,
    send: ({ version: _, ...body }: BlogSent) => callOnce(createBlog, { body: { ...body, ...tell.body() } }),
    onSent: () => {
      tell.forget()
      return client.invalidateQueries({ queryKey: keyOf(listBlogs) })
    },
  })
  const planned = usePublish({
    form,
    draft,
    send: ({ version: _, author: _author, ...body }: BlogSent) =>
      callOnce(planBlog, { body: { ...body, at: when.at.slice(0, 16) } }),
    onFailed: when.refused,
    onSent: ({ data }) => {
      when.forget()
      return navigate({ to: paths.ownBlog(data._id) })
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
        submit={when.later ? say('plan') : say('createBlog')}
        busy={(isPending || planned.isPending) && say('creating')}
        onSubmit={when.later ? when.guard(planned.submit) : tell.guard(submit)}
      >
        <BlogFormFields form={form} />
        <WhenFields when={when} name={name} />
        {!when.later && <TellFields tell={tell} />}
      </DraftForm>
    </>
  )
}
