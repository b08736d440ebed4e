import { say } from 'words:experience'
import { listSubmittedExperiences } from '@callofcode/contract/experience/experience-submission'
import { limits } from '@callofcode/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { upTo } from '../../platform/language/reader.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
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

const TITLE = 'submissions-title'

export function Page() {
  const search = useSearch({ strict: false }) as SubmissionSearch
  const { data, isError, refetch } = useQuery({ ...submissionsOf(search), refetchOnMount: 'always' })
  const { data: session } = useSession()
  const waiting = data?.data
  return (
    <main id="main" className="page">
      <ListHead
        id={TITLE}
        title={say('submissions')}
        count={data ? say('waiting', { waiting: upTo(limits.waiting, data.total) }) : ''}
        about={say('submissionsHint')}
      />
      {!waiting && isError && <LoadFailed title={say('submissionsFailed')} retry={() => void refetch()} />}
      {!waiting && !isError && <SubmissionsLoading words={say('loadingSubmissions')} />}
      {waiting?.length === 0 && (data?.total ? <NothingHere /> : <NothingWaits />)}
      {waiting && waiting.length > 0 && (
        <ul className="sent-experiences">
          {waiting.map((submission, at) => (
            <SubmissionCard key={submission._id} submission={submission} heading="h2" open={at === 0}>
              <Decision submission={submission} onDecided={() => document.getElementById(TITLE)?.focus()} />
              {!submission.candidate && may(session, 'moderation') && <SentBy id={submission._id} />}
            </SubmissionCard>
          ))}
        </ul>
      )}
      <MoreOfList
        to={paths.submissions}
        search={search}
        next={data?.nextCursor}
        things={say('submissionsInSentence')}
      />
    </main>
  )
}

function NothingHere() {
  return (
    <EmptyState
      label={say('pageDecidedLabel')}
      title={say('pageDecided')}
      action={
        <Link className={buttonClass()} to={paths.submissions}>
          {say('showLongestWait')}
        </Link>
      }
    />
  )
}

function NothingWaits() {
  return (
    <EmptyState
      label={say('allDecided')}
      title={say('nothingWaits')}
      action={
        <Link className={buttonClass()} to={paths.experiences}>
          {say('toExperiences')}
        </Link>
      }
    >
      {say('nothingWaitsHint')}
    </EmptyState>
  )
}
