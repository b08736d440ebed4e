import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { excerptOf } from '../../platform/page/excerpt.ts'
import type { Head, PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { SkipLink } from '../../platform/ui/skip-link.tsx'
import { SiteBar } from '../shell/public.ts'
import { problemAt } from './problem-queries.ts'
import { NoProblem, ProblemFailed, ProblemLoading } from './problem-states.tsx'
import { ProblemWorkspace } from './problem-workspace.tsx'
import './problem.css'

export function head({ client, params: { slug = '' } }: PagePlace): Head {
  const answer = client.getQueryData(problemAt(slug).queryKey)
  if (answer === null) return { title: titled('Unknown problem'), status: 404, unlisted: true }
  if (!answer) return { title: titled('Problem') }
  const { title, html, difficulty } = answer.data
  return {
    title: titled(title),
    description: excerptOf(html) ?? `${title}, ${difficulty}. Solve it here and run it in your browser.`,
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
      <SkipLink />
      {data ? (
        <ProblemWorkspace key={slug} problem={data.data} />
      ) : (
        <>
          <SiteBar place="PRACTICE" />
          <main id="main" className="wrap page">
            {data === null && <NoProblem />}
            {data === undefined &&
              (isError ? <ProblemFailed retry={() => void refetch()} /> : <ProblemLoading />)}
          </main>
        </>
      )}
    </>
  )
}
