import { listAuditActions } from '@callofcode/contract/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { AuditFailed, AuditWaiting, NothingNoted } from './audit-states.tsx'
import { type AuditSearch, auditOf } from './find-audit.ts'
import './audit.css'

const actionsRead = read(listAuditActions, {}, { quiet: true })

export const head = () => ({ title: titled('Audit'), unlisted: true })
export const load = ({ client, search }: PagePlace) =>
  Promise.all([client.prefetchQuery(auditOf(search)), client.prefetchQuery(actionsRead)])

export function Page() {
  const search = useSearch({ strict: false }) as AuditSearch
  const { data: actions } = useQuery(actionsRead)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...auditOf(search),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const rows = data?.data
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Audit</h1>
        <p className="lead">Who did what, the latest first. Nobody can change it.</p>
      </div>
      <AuditFilters search={search} actions={actions?.data ?? []} />
      {!data && error && (
        <AuditFailed refused={refusedCursor(error)} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <AuditWaiting />}
      {rows?.length === 0 && <NothingNoted />}
      {rows && rows.length > 0 && <AuditList rows={rows} busy={isPlaceholderData} />}
      <MoreOfList to={paths.audit} search={search} next={data?.nextCursor} things="rows" />
    </main>
  )
}
