import { listSubmittedExperiences } from '@callofcode/contract/experience-submission'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { read } from '../../platform/api/read.ts'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Decision } from './decision.tsx'
import { SubmissionCard } from './submission-card.tsx'
import { SubmissionsLoading } from './submissions-loading.tsx'
import './submissions.css'

export const head = () => ({ title: titled('Submissions'), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(read(listSubmittedExperiences, {}))

export function Page() {
  const { data, isError, refetch } = useQuery({
    ...read(listSubmittedExperiences, {}),
    refetchOnMount: 'always',
  })
  const waiting = data?.data
  const count = useRef<HTMLHeadingElement>(null)
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Submissions</h1>
        <p className="lead">Interview experiences that members sent in. The longest wait stands first.</p>
      </div>
      <div role="status">
        {waiting && (
          <h2 className="label plain" ref={count} tabIndex={-1}>
            {waiting.length} waiting
          </h2>
        )}
      </div>
      {!waiting && isError && (
        <ErrorState
          title="The submissions did not arrive."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!waiting && !isError && <SubmissionsLoading words="Loading submissions..." />}
      {waiting?.length === 0 && <NothingWaits />}
      {waiting && waiting.length > 0 && (
        <ul className="submissions">
          {waiting.map((submission, at) => (
            <SubmissionCard key={submission._id} submission={submission} open={at === 0}>
              <Decision submission={submission} onDecided={() => count.current?.focus()} />
            </SubmissionCard>
          ))}
        </ul>
      )}
    </main>
  )
}

function NothingWaits() {
  return (
    <EmptyState
      label="0 waiting"
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
