import { say } from 'words:writing'
import { createMemberBlog, listMemberBlogs } from '@callofcode/contract/member-blog/member-blog'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { DraftForm, useDraft, usePublish } from '../draft/public.ts'
import {
  blankWriting,
  type WritingForm,
  WritingFormFields,
  type WritingSent,
  writingFields,
} from './writing-fields.tsx'

export const head = () => ({ title: titled(say('writeABlog')), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <BackLink to={paths.ownBlogs}>{say('myBlogs')}</BackLink>
      <div className="page-head">
        <h1 className="title">{say('writeABlog')}</h1>
        <p className="lead">{say('writeLead')}</p>
      </div>
      <WriteForm />
    </main>
  )
}

function WriteForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form: WritingForm = useForm({ resolver: zodResolver(writingFields), defaultValues: blankWriting })
  const draft = useDraft('writing', form, blankWriting)
  const { submit, isPending } = usePublish({
    form,
    draft,
    send: ({ version: _, ...body }: WritingSent) => callOnce(createMemberBlog, { body }),
    onSent: async ({ data }) => {
      void client.invalidateQueries({ queryKey: keyOf(listMemberBlogs) })
      await navigate({ to: paths.ownBlog(data._id) })
    },
  })
  return (
    <DraftForm
      label={say('writeABlog')}
      draft={draft}
      submit={say('saveAndLookAt')}
      busy={isPending && say('saving')}
      onSubmit={submit}
    >
      <WritingFormFields form={form} />
    </DraftForm>
  )
}
