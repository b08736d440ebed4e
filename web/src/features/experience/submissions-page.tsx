import { listExperiences } from '@callofcode/contract/experience'
import {
  acceptExperience,
  type ExperienceSubmission,
  listSubmittedExperiences,
  refuseExperience,
} from '@callofcode/contract/experience-submission'
import { limits } from '@callofcode/contract/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/waiting.ts'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { upTo } from '../../platform/ui/counted.ts'
import { SubmissionCard, SubmissionsLoading } from './submission-card.tsx'
import './submissions.css'

export const head = () => ({ title: titled('Submissions'), unlisted: true })

interface SubmissionSearch {
  readonly cursor?: string | undefined
}

const submissionsOf = ({ cursor }: SubmissionSearch) =>
  read(listSubmittedExperiences, { query: cursor ? { cursor } : {} })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(submissionsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as SubmissionSearch
  const { data, isError, refetch } = useQuery({ ...submissionsOf(search), refetchOnMount: 'always' })
  const waiting = data?.data
  const count = useRef<HTMLHeadingElement>(null)
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Submissions</h1>
        <p className="lead">Interview experiences that members sent in. The longest wait stands first.</p>
      </div>
      <div role="status">
        {data && (
          <h2 className="label plain" ref={count} tabIndex={-1}>
            {upTo(limits.waiting, data.total)} waiting
          </h2>
        )}
      </div>
      {!waiting && isError && (
        <LoadFailed title="The submissions did not arrive." retry={() => void refetch()} />
      )}
      {!waiting && !isError && <SubmissionsLoading words="Loading submissions..." />}
      {waiting?.length === 0 && (data?.total ? <NothingHere /> : <NothingWaits />)}
      {waiting && waiting.length > 0 && (
        <ul className="submissions">
          {waiting.map((submission, at) => (
            <SubmissionCard key={submission._id} submission={submission} open={at === 0}>
              <Decision submission={submission} onDecided={() => count.current?.focus()} />
            </SubmissionCard>
          ))}
        </ul>
      )}
      <MoreOfList to={paths.submissions} search={search} next={data?.nextCursor} things="submissions" />
    </main>
  )
}

function NothingHere() {
  return (
    <EmptyState
      label="0 here"
      title="All of this page are decided"
      action={
        <Link className={buttonClass()} to={paths.submissions}>
          Show the longest wait
        </Link>
      }
    />
  )
}

function NothingWaits() {
  return (
    <EmptyState
      label="All decided"
      title="Nothing waits for review"
      action={
        <Link className={buttonClass()} to={paths.experiences}>
          Interview experiences
        </Link>
      }
    >
      What members send in will stand here.
    </EmptyState>
  )
}

type Ruling = 'accept' | 'refuse'

const words = {
  accept: { title: 'Accept', busy: 'Accepting…', after: 'Everybody can read it from then on.' },
  refuse: {
    title: 'Refuse',
    busy: 'Refusing…',
    after: 'It is not published. Its author sees that it was refused.',
  },
} as const

interface DecisionProps {
  submission: ExperienceSubmission
  /** Its row leaves the list with its buttons, so the focus needs another place. */
  onDecided: () => void
}

/** Accept or refuse, each after a question: neither can be undone. */
function Decision({ submission, onDecided }: DecisionProps) {
  const [asked, setAsked] = useState<Ruling>('accept')
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useDecide(submission._id, () => setOpen(false), onDecided)
  const ask = (ruling: Ruling) => () => {
    setAsked(ruling)
    setOpen(true)
  }
  const name = `${submission.company}, ${submission.role}`
  const { title, busy, after } = words[asked]
  return (
    <>
      <Button onClick={ask('accept')} aria-label={`Accept ${name}`}>
        Accept
      </Button>
      <Button variant="danger" onClick={ask('refuse')} aria-label={`Refuse ${name}`}>
        Refuse
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        question={`${title} “${name}”?`}
        keep="Not yet"
        danger={asked === 'refuse'}
        busy={isPending && busy}
        onConfirm={() => mutate(asked)}
      >
        {after}
      </ConfirmDialog>
    </>
  )
}

function useDecide(id: string, close: () => void, onDecided: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ruling: Ruling) =>
      call(ruling === 'accept' ? acceptExperience : refuseExperience, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    // After a failure too: another admin may have decided first.
    onSettled: async () => {
      close()
      countWaitingAgain(client)
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(listSubmittedExperiences) }),
        client.invalidateQueries({ queryKey: keyOf(listExperiences) }),
      ])
      onDecided()
    },
  })
}
