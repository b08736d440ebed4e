import { listAuditActions } from '@callofcode/contract/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { type AuditSearch, auditOf } from './audit-search.ts'

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

const all = (words: string) => (
  <Link className={buttonClass()} to={paths.audit} search={{}}>
    {words}
  </Link>
)

function NothingNoted() {
  return (
    <EmptyState label="0 rows" title="Nothing found" action={all('Show the whole audit')}>
      No row matches these filters together.
    </EmptyState>
  )
}

function AuditWaiting() {
  return (
    <Loading words="Loading the audit...">
      {[70, 85, 60, 78].map((width) => (
        <Skeleton key={width} width={width} size="tall" />
      ))}
    </Loading>
  )
}

interface FailedProps {
  refused: string | undefined
  retry: () => void
  busy: boolean
}

function AuditFailed({ refused, retry, busy }: FailedProps) {
  if (refused) return <ErrorState title={refused} action={all('Go to the latest rows')} />
  return (
    <ErrorState
      title="The audit did not arrive"
      action={
        <Button busy={busy && 'Trying again...'} onClick={retry}>
          Try again
        </Button>
      }
    />
  )
}
