import { say } from 'words:authoring'
import { authoringMessages } from '@callofcode/contract/authoring/authoring'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { authoredAt, isChecked } from './workspace/authoring-queries.ts'
import { WorkspaceView } from './workspace-view.tsx'
import './authoring.css'

export function head({ client, params: { slug = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(authoredAt(slug).queryKey)
  if (answer === null) return { title: titled(told(authoringMessages.missing)), status: 404, unlisted: true }
  return {
    title: titled(answer ? say('write', { title: answer.data.title }) : say('writeProblem')),
    unlisted: true,
  }
}

export const load = ({ client, params: { slug = '' } }: PagePlace) => client.prefetchQuery(authoredAt(slug))

const SECOND = 1_000

export function Page() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const { data, isError, isFetching, refetch } = useQuery({
    ...authoredAt(slug),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isChecked(state.data.data) ? SECOND : false),
  })
  if (data) return <WorkspaceView key={slug} problem={data.data} />
  return (
    <main id="main" className="page">
      {data === null && <NoProblem />}
      {data === undefined && <h1 className="sr">{say('problem')}</h1>}
      {data === undefined && isError && (
        <LoadFailed title={say('problemFailed')} retry={() => void refetch()} busy={isFetching}>
          {say('nothingWasChanged')}
        </LoadFailed>
      )}
      {data === undefined && !isError && <ProblemLoading />}
    </main>
  )
}

function ProblemLoading() {
  return (
    <Loading words={say('loadingProblem')}>
      <Skeleton width={40} size="control" />
      <Skeleton size="control" />
      <Skeleton size="block" />
      <Skeleton size="block" />
    </Loading>
  )
}

function NoProblem() {
  return (
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{told(authoringMessages.missing)}</h1>
      <p className="lead">{say('missingWhy')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.authoring}>
        {say('allClubProblems')}
      </Link>
    </div>
  )
}
