import { say } from 'words:approval'
import type { SignupSummary } from '@callofcode/contract/approval/approval'
import { limits } from '@callofcode/contract/limits'
import type { SignupRequest } from '@callofcode/contract/member/member'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { NobodyGetsMail } from '../../platform/feedback/no-mail.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { upTo } from '../../platform/language/reader.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { readerZoneOf, useReaderZone } from '../../platform/time/reader-zone.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ApprovalFilters } from './approval-filters.tsx'
import { ApprovalRow, approvalRows } from './approval-row.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DomainsButton } from './domains-dialog.tsx'
import { JoinCodesButton } from './join-codes-dialog.tsx'
import { JustDecided } from './just-decided.tsx'
import {
  filtersOf,
  isFiltered,
  openDecisions,
  type SignupSearch,
  signupsOf,
  summaryOf,
} from './signup-search.ts'
import { useSelection } from './use-selection.ts'
import './approvals.css'

export const head = () => ({ title: titled(say('titleWaiting')), unlisted: true })

export const load = ({ client, search }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(signupsOf(search, readerZoneOf(client))),
    client.prefetchQuery(summaryOf(search, readerZoneOf(client))),
    client.prefetchQuery(openDecisions),
  ])

export function Page() {
  const search = useSearch({ strict: false }) as SignupSearch
  const zone = useReaderZone()
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...signupsOf(search, zone),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data: counted } = useQuery({
    ...summaryOf(search, zone),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const signups = data?.data
  const isSearched = isFiltered(search)
  // Without waiting signups there is nothing to search.
  const isEmpty = signups?.length === 0 && !data?.nextCursor
  const isIdle = isEmpty && !isSearched && !search.cursor
  return (
    <main id="main" className="page">
      <ListHead
        id="approvals-title"
        title={say('titleWaiting')}
        count={data && !isIdle ? countOf(search, counted?.data) : ''}
        action={
          <>
            <JoinCodesButton />
            <DomainsButton />
          </>
        }
      />
      <NobodyGetsMail />
      {data && !isIdle && <Tools search={search} summary={counted?.data} />}
      {signups && signups.length > 0 && (
        <ApprovalList
          signups={signups}
          busy={isPlaceholderData}
          isFirst={!search.cursor && !isSearched}
          filters={filtersOf(search, zone)}
          summary={counted?.data}
        />
      )}
      {isIdle && <NobodyWaits />}
      {isEmpty && !isIdle && <NobodyHere />}
      {!signups?.length && !isEmpty && !error && <ApprovalsWaiting />}
      {!signups && error && (
        <ApprovalsFailed refused={refusedCursor(error)} onRetry={refetch} busy={isFetching} />
      )}
      <MoreOfList to={paths.approvals} search={search} next={data?.nextCursor} things={say('signups')} />
      <JustDecided />
    </main>
  )
}

function countOf(search: SignupSearch, summary: SignupSummary | undefined) {
  if (!summary) return ''
  const all = upTo(limits.decided, summary.waiting) ?? ''
  const found = upTo(limits.decided, summary.matching) ?? ''
  return isFiltered(search) ? say('foundWaiting', { found, all }) : say('allWaiting', { all })
}

function Tools({ search, summary }: { search: SignupSearch; summary: SignupSummary | undefined }) {
  const [text, setText] = useUrlText('q', 'cursor')
  return (
    <search aria-label={say('signupsTitle')}>
      <SearchRow
        name="q"
        label={say('searchSignups')}
        placeholder={say('nameOrEmail')}
        value={text}
        onChange={setText}
        many
        chosen={[search.year, search.domain, search.from, search.to].filter(Boolean).length}
        filters={<ApprovalFilters search={search} summary={summary} />}
      />
    </search>
  )
}

interface ApprovalListProps {
  signups: readonly SignupRequest[]
  busy: boolean
  /** Whether the first signup is the oldest of all. */
  isFirst: boolean
  filters: object
  summary: SignupSummary | undefined
}

/** Lists the signups in the server's order, oldest first. */
function ApprovalList({ signups, busy, isFirst, filters, summary }: ApprovalListProps) {
  const selection = useSelection(JSON.stringify(filters))
  return (
    <div>
      <BulkBar {...{ signups, selection, summary, filters }} filtered={Object.keys(filters).length > 0} />
      <ul
        className="rows approvals"
        aria-label={say('waiting')}
        aria-busy={busy || undefined}
        onClickCapture={approvalRows.guard}
      >
        {signups.map((signup, at) => (
          <ApprovalRow
            key={signup._id}
            signup={signup}
            beside={signups[at + 1] ?? signups[at - 1]}
            next={isFirst && at === 0}
            chosen={selection.has(signup._id)}
            onChoose={(chosen) => selection.choose([signup], chosen)}
          />
        ))}
      </ul>
    </div>
  )
}

const first = (words: string) => (
  <Link className={buttonClass()} to={paths.approvals} search={{}}>
    {words}
  </Link>
)

/** Explains that the search found nobody, or a later page is empty. */
function NobodyHere() {
  return (
    <EmptyState label={say('noneLabel')} title={say('noneFound')} action={first(say('showLongestWaiting'))}>
      {say('noneFoundWhy')}
    </EmptyState>
  )
}

function NobodyWaits() {
  return (
    <EmptyState
      label={say('allDecided')}
      title={say('nobodyWaitsTitle')}
      action={
        <Link className={buttonClass()} to={paths.desk}>
          {say('backToTheDesk')}
        </Link>
      }
    >
      {say('nobodyWaitsHint')}
    </EmptyState>
  )
}

const ROWS = [45, 60, 35]

function ApprovalsWaiting() {
  return (
    <Loading words={say('loadingSignups')}>
      <ul className="rows approvals">
        {ROWS.map((width) => (
          <li key={width}>
            <Skeleton width={width} size="tall" />
            <Skeleton width={width / 2} />
            <Skeleton size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface FailedProps {
  refused: string | undefined
  onRetry: () => void
  busy: boolean
}

function ApprovalsFailed({ refused, onRetry, busy }: FailedProps) {
  if (refused) return <ErrorState title={refused} action={first(say('showLongestWaiting'))} />
  return (
    <LoadFailed title={say('signupsFailed')} retry={() => onRetry()} busy={busy}>
      {say('nothingDecided')}
    </LoadFailed>
  )
}
