import { say } from 'words:forum'
import { createThread, listThreads } from '@callofcode/contract/forum/forum'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { DraftForm, useDraft, usePublish } from '../draft/public.ts'
import { threadOf, writableRead } from './forum-queries.ts'
import {
  BLANK_POLL,
  type NewThreadBody,
  type NewThreadInput,
  PollFields,
  useNewThreadForm,
} from './poll/poll-fields.tsx'
import { ThreadFields, type ThreadForm } from './thread-fields.tsx'

// No category is chosen yet.
const BLANK = { title: '', category: '', content: '', ...BLANK_POLL } as unknown as NewThreadInput

export const load = ({ client }: PagePlace) => client.prefetchQuery(writableRead)
export const head = () => ({ title: titled(say('newThread')), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <BackLink to={paths.forum}>{say('backToForum')}</BackLink>
      <div className="page-head">
        <h1 className="title">{say('newThread')}</h1>
        <p className="lead">{say('newThreadHint')}</p>
      </div>
      <NewThreadForm />
    </main>
  )
}

function NewThreadForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useNewThreadForm(BLANK)
  const draft = useDraft('thread', form, BLANK)
  const { submit, isPending } = usePublish({
    form,
    draft,
    send: (body: NewThreadBody) => callOnce(createThread, { body }),
    onSent: (answer) => {
      client.setQueryData(threadOf(answer.data._id).queryKey, answer)
      void client.invalidateQueries({ queryKey: keyOf(listThreads) })
      return navigate({ to: paths.thread(answer.data._id) })
    },
  })
  return (
    <DraftForm
      label={say('newThread')}
      draft={draft}
      submit={say('startThread')}
      busy={isPending && say('starting')}
      onSubmit={submit}
    >
      <ThreadFields form={form as unknown as ThreadForm} />
      <PollFields form={form} />
    </DraftForm>
  )
}
