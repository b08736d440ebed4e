import { say } from 'words:club'
import { getConduct } from '@callofcode/contract/club/club'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { clubOf, useClub } from '../../platform/session/club.ts'

const conductRead = read(getConduct, {}, { quiet: true })

export const head = ({ client }: PagePlace): PageHead =>
  clubOf(client).hasConduct
    ? {
        title: titled(say('codeOfConduct')),
        description: (club) => say('conductForSearch', { club }),
        canonical: paths.conduct,
      }
    : { title: titled(say('codeOfConduct')), status: 404, unlisted: true }
export const load = ({ client }: PagePlace) => client.prefetchQuery(conductRead)

export function Page() {
  const { name } = useClub()
  const { data, error, refetch, isFetching } = useQuery(conductRead)
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">{say('codeOfConduct')}</h1>
        <p className="lead">
          {say('conductLeadStart')} <bdi>{name}</bdi> {say('conductLeadEnd')}
        </p>
      </div>
      {!data && error && (
        <LoadFailed title={say('conductFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading words={say('loadingConduct')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data && data.data.html === '' && <EmptyState label={say('notWritten')} title={say('noConduct')} />}
      {data && data.data.html !== '' && <Prose className="read" html={data.data.html} />}
    </main>
  )
}
