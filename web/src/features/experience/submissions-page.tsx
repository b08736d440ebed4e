import { listSubmittedExperiences } from '@callofcode/contract/experience-submission'
import { limits } from '@callofcode/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { read } from '../../platform/api/read.ts'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { upTo } from '../../platform/ui/counted.ts'
import { say } from './experience-words.ts'
import { SentBy } from './sent-by.tsx'
import { SubmissionCard, SubmissionsLoading } from './submission-card.tsx'
import { Decision } from './submission-decision.tsx'
import './submissions.css'

export const head = () => ({ title: titled(say('submissions')), unlisted: true })

interface SubmissionSearch {
  readonly cursor?: string | undefined
}

const submissionsOf = ({ cursor }: SubmissionSearch) =>
  read(listSubmittedExperiences, { query: cursor ? { cursor } : {} })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(submissionsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as SubmissionSearch
  const { data, isError, refetch } = useQuery({ ...submissionsOf(search), refetchOnMount: 'always' })
  const { data: session } = useSession()
  const waiting = data?.data
  const count = useRef<HTMLHeadingElement>(null)
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">{say('submissions')}</h1>
        <p className="lead">{say('interviewExperiencesThatMembers')}</p>
      </div>
      <div role="status">
        {data && (
          <h2 className="label plain" ref={count} tabIndex={-1}>
            {say('waiting', { waiting: upTo(limits.waiting, data.total) })}
          </h2>
        )}
      </div>
      {!waiting && isError && <LoadFailed title={say('theSubmissionsDidNot')} retry={() => void refetch()} />}
      {!waiting && !isError && <SubmissionsLoading words={say('loadingSubmissions')} />}
      {waiting?.length === 0 && (data?.total ? <NothingHere /> : <NothingWaits />)}
      {waiting && waiting.length > 0 && (
        <ul className="submissions">
          {waiting.map((submission, at) => (
            <SubmissionCard key={submission._id} submission={submission} open={at === 0}>
              <Decision submission={submission} onDecided={() => count.current?.focus()} />
              {!submission.candidate && may(session, 'moderation') && <SentBy id={submission._id} />}
            </SubmissionCard>
          ))}
        </ul>
      )}
      <MoreOfList
        to={paths.submissions}
        search={search}
        next={data?.nextCursor}
        things={say('submissions2')}
      />
    </main>
  )
}

function NothingHere() {
  return (
    <EmptyState
      label={say('n0Here')}
      title={say('allOfThisPage')}
      action={
        <Link className={buttonClass()} to={paths.submissions}>
          {say('showTheLongestWait')}
        </Link>
      }
    />
  )
}

function NothingWaits() {
  return (
    <EmptyState
      label={say('allDecided')}
      title={say('nothingWaitsForReview')}
      action={
        <Link className={buttonClass()} to={paths.experiences}>
          {say('interviewExperiences2')}
        </Link>
      }
    >
      {say('whatMembersSendIn')}
    </EmptyState>
  )
}
