import { say } from 'words:audit'
import { type AuditRecord, listAuditActions } from '@callofcode/contract/audit/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { readerZoneOf, useReaderZone } from '../../platform/time/reader-zone.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { namesIn, pageOf } from './audit-names.ts'
import { type AuditSearch, auditOf } from './audit-search.ts'
import { doneWords, targetWords } from './audit-words.ts'
import './audit.css'

const actionsRead = read(listAuditActions, {}, { quiet: true })

export const head = () => ({ title: titled(say('audit')), unlisted: true })
export const load = ({ client, search }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(auditOf(search, readerZoneOf(client))),
    client.prefetchQuery(actionsRead),
  ])

export function Page() {
  const search = useSearch({ strict: false }) as AuditSearch
  const zone = useReaderZone()
  const { data: actions } = useQuery(actionsRead)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...auditOf(search, zone),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const rows = data?.data
  return (
    <main id="main" className="page">
      <ListHead title={say('audit')} />
      <AuditFilters search={search} actions={actions?.data ?? []} names={namesIn(rows ?? [])} />
      {!data && error && (
        <AuditFailed refused={refusedCursor(error)} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <AuditWaiting />}
      {rows?.length === 0 && <NothingNoted />}
      {rows && rows.length > 0 && <AuditList rows={rows} busy={isPlaceholderData} />}
      <MoreOfList to={paths.audit} search={search} next={data?.nextCursor} things={say('rows')} />
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
    <EmptyState label={say('noRowsLabel')} title={say('nothingFound')} action={all(say('showAll'))}>
      {say('nothingFoundWhy')}
    </EmptyState>
  )
}

function AuditWaiting() {
  return (
    <Loading words={say('loadingTheAudit')}>
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
  if (refused) return <ErrorState title={refused} action={all(say('toNewest'))} />
  return <LoadFailed title={say('auditFailed')} retry={retry} busy={busy} />
}

/** Shows a table on wide screens. On phones each row is a block. */
function AuditList({ rows, busy }: { rows: readonly AuditRecord[]; busy: boolean }) {
  return (
    <div className="table-wrap audit" aria-busy={busy || undefined}>
      <table className="table">
        <caption className="sr">{say('tableName')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('time')}</th>
            <th scope="col">{say('whatHappened')}</th>
            <th scope="col">{say('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AuditRow key={row._id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AuditRow({ row }: { row: AuditRecord }) {
  const { at, action, outcome, address, requestId } = row
  return (
    <tr>
      <td className="audit-time">
        <LocalTime iso={at} />
      </td>
      <td>
        <Sentence row={row} />
        <p className="row-facts">
          <span>{action}</span>
          {address && <span>{say('fromAddress', { address })}</span>}
          {requestId && <span className="audit-request">{say('request', { requestId })}</span>}
        </p>
      </td>
      <td className="audit-outcome">
        {outcome === 'ok' ? (
          <Badge tone="selected" icon="check">
            {say('done')}
          </Badge>
        ) : (
          <Badge tone="rejected" icon="cross">
            {say('outcomeRefused')}
          </Badge>
        )}
      </td>
    </tr>
  )
}

/** Renders a row. Each name links to all rows with it. */
function Sentence({ row }: { row: AuditRecord }) {
  const { actorId, actor, target, thing } = row
  const page = pageOf(thing)
  const who = actor?.name ?? 'A deleted member'
  return (
    <p>
      {actorId ? (
        <Link
          className="link"
          to={paths.audit}
          search={{ actor: actorId }}
          title={say('onlyByPerson', { who })}
        >
          {who}
        </Link>
      ) : (
        say('somebody')
      )}{' '}
      {doneWords(row)}{' '}
      {target ? (
        <Link className="link" to={paths.audit} search={{ target }} title={say('onlyOnTarget')}>
          {targetWords(row)}
        </Link>
      ) : (
        say('unknownAccount')
      )}
      {page && (
        <a className="audit-open" href={page} aria-label={say('open', { name: thing?.name ?? '' })}>
          <Icon name="arrow" small />
        </a>
      )}
    </p>
  )
}
