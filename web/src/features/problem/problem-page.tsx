import { say } from 'words:problem'
import { problemMessages } from '@callofcode/contract/problem/problem'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { excerptOf } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { problemAt } from './problem-queries.ts'
import { ProblemWorkspace } from './problem-workspace.tsx'

export function head({ client, session, params: { slug = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(problemAt(slug).queryKey)
  if (answer === null) return { title: titled(say('unknownProblem')), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('problem')) }
  const { title, html, difficulty } = answer.data
  return {
    title: titled(title),
    description:
      excerptOf(html) ?? (session?.hidesDifficulty ? title : say('pageDescription', { title, difficulty })),
    canonical: paths.problem(slug),
    picture: paths.problemPicture(slug),
  }
}

export const load = ({ client, params: { slug = '' } }: PagePlace) => client.prefetchQuery(problemAt(slug))

export function Page() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const { data, isError, refetch } = useQuery(problemAt(slug))
  return (
    <>
      {data ? (
        <ProblemWorkspace key={slug} problem={data.data} />
      ) : (
        <main id="main" className="wrap page">
          {data === null && <NoProblem />}
          {data === undefined &&
            (isError ? <ProblemFailed retry={() => void refetch()} /> : <ProblemLoading />)}
        </main>
      )}
    </>
  )
}

const LINES = [96, 91, 98, 64, 94, 88] as const

function ProblemLoading() {
  return (
    <>
      <h1 className="sr">{say('problem')}</h1>
      <Loading words={say('loadingProblem')}>
        <Skeleton width={12} />
        <Skeleton width={50} size="control" />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
        <Skeleton width={100} size="block" />
      </Loading>
    </>
  )
}

function ProblemFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">{say('problem')}</h1>
      <LoadFailed title={say('problemFailed')} retry={retry} />
    </>
  )
}

function NoProblem() {
  return (
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{told(problemMessages.missing)}</h1>
      <p className="lead">{say('problemMissing')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.problems}>
        {say('allProblems')}
      </Link>
    </div>
  )
}
