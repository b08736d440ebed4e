import { getConduct } from '@callofcode/contract/site/club'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import type { PageHead, PagePlace } from '../../platform/page/page-module.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { clubOf, useClub } from '../../platform/session/club.ts'

const conductRead = read(getConduct, {}, { quiet: true })

export const head = ({ client }: PagePlace): PageHead =>
  clubOf(client).hasConduct
    ? {
        title: titled('Code of conduct'),
        description: (club) => `How the members of ${club} treat each other.`,
        canonical: paths.conduct,
      }
    : { title: titled('Code of conduct'), status: 404, unlisted: true }
export const load = ({ client }: PagePlace) => client.prefetchQuery(conductRead)

export function Page() {
  const { name } = useClub()
  const { data, error, refetch, isFetching } = useQuery(conductRead)
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Code of conduct</h1>
        <p className="lead">
          How the members of <bdi>{name}</bdi> treat each other.
        </p>
      </div>
      {!data && error && (
        <LoadFailed
          title="The code of conduct did not arrive"
          retry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading words="Loading the code of conduct...">
          <Skeleton size="block" />
        </Loading>
      )}
      {data && data.data.html === '' && (
        <EmptyState label="Not written" title="The club has no code of conduct yet" />
      )}
      {data && data.data.html !== '' && <Prose className="read" html={data.data.html} />}
    </main>
  )
}
