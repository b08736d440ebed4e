import { createThread, listThreads, type ThreadPage } from '@callofcode/contract/forum'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { callOnce } from '../api/call-once.ts'
import { keyOf } from '../api/read.ts'
import { showRefused } from '../draft/show-refused.ts'
import { useKeptForm } from '../draft/use-kept-form.ts'
import { titled } from '../page/head.ts'
import { paths } from '../paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { toast } from '../ui/toasts.ts'
import { threadOf } from './forum-queries.ts'
import { THREAD_FIELDS, type ThreadBody, ThreadFields, useThreadForm } from './thread-fields.tsx'

const BLANK = { title: '', category: '', content: '' }

export const head = () => ({ title: titled('New thread'), unlisted: true })

export function Page() {
  const form = useThreadForm(BLANK)
  const kept = useKeptForm(form, 'new', BLANK)
  const { mutate, isPending } = useStart(kept.forget)
  const onError = (error: Error) => showRefused(form, error, THREAD_FIELDS)
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">New thread</h1>
        <p className="lead">Say what you want to reach, what you tried, and where you are stuck</p>
      </div>
      <form
        className="form two-up"
        aria-label="New thread"
        method="post"
        noValidate
        inert={!kept.ready}
        onSubmit={form.handleSubmit((body) => mutate(body, { onError }))}
      >
        <ThreadFields form={form} />
        <div className="row-btns span">
          <Button type="submit" variant="primary" size="big" busy={isPending && 'Starting...'}>
            Start thread
          </Button>
          <Link className={buttonClass({ size: 'big' })} to={paths.forum}>
            Back to the forum
          </Link>
          <p className="label plain">What you type is kept in this browser until it is sent</p>
        </div>
      </form>
    </main>
  )
}

function useStart(onStarted: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: ThreadBody) => callOnce(createThread, { body }),
    onSuccess: (answer: { data: ThreadPage; message: string; success: true }) => {
      onStarted()
      toast.success(answer.message)
      client.setQueryData(threadOf(answer.data._id).queryKey, answer)
      void client.invalidateQueries({ queryKey: keyOf(listThreads) })
      return navigate({ to: paths.thread(answer.data._id) })
    },
  })
}
