import { limits } from '@callofcode/contract/limits'
import type { SignupRequest } from '@callofcode/contract/member'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/inputs.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { upTo } from '../../platform/ui/counted.ts'
import { ApprovalRow, approvalRows } from './approval-row.tsx'
import { type SignupSearch, signupsOf } from './signup-search.ts'

import './approvals.css'

const TITLE = 'Signups waiting'

export const head = () => ({ title: titled(TITLE), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(signupsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as SignupSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...signupsOf(search),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const signups = data?.data
  const isSearched = Boolean(search.q || text)
  // Nobody waits: there is nothing to search.
  const isEmpty = signups?.length === 0 && !data?.nextCursor
  const isIdle = isEmpty && !isSearched && !search.cursor
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title" id="approvals-title" tabIndex={-1}>
          {TITLE}
        </h1>
        <p className="lead">People you approve can sign in at once. An email tells them your decision.</p>
      </div>
      {data && !isIdle && (
        <SearchRow
          name="q"
          label="Search signups"
          placeholder="Search name or email"
          value={text}
          onChange={setText}
          count={signups?.length ? `${upTo(limits.waiting, data.total)} waiting, oldest first` : ''}
        />
      )}
      {signups && signups.length > 0 && (
        <ApprovalList signups={signups} busy={isPlaceholderData} isFirst={!search.cursor && !isSearched} />
      )}
      {isIdle && <NobodyWaits />}
      {isEmpty && !isIdle && <NobodyHere clear={() => setText('')} />}
      {!signups?.length && !isEmpty && !error && <ApprovalsWaiting />}
      {!signups && error && (
        <ApprovalsFailed refused={refusedCursor(error)} onRetry={refetch} busy={isFetching} />
      )}
      <MoreOfList to={paths.approvals} search={search} next={data?.nextCursor} things="signups" />
    </main>
  )
}

interface ApprovalListProps {
  signups: readonly SignupRequest[]
  busy: boolean
  /** Whether the first one is the oldest of all. */
  isFirst: boolean
}

/** Oldest first, as the server sends them. */
function ApprovalList({ signups, busy, isFirst }: ApprovalListProps) {
  return (
    <ul
      className="rows approvals"
      aria-label="Waiting"
      aria-busy={busy || undefined}
      onClickCapture={approvalRows.guard}
    >
      {signups.map((signup, at) => (
        <ApprovalRow key={signup._id} signup={signup} next={isFirst && at === 0} />
      ))}
    </ul>
  )
}

const first = (words: string, clear?: () => void) => (
  <Link className={buttonClass()} to={paths.approvals} search={{}} onClick={clear}>
    {words}
  </Link>
)

/** The search finds nobody, or all of a later page were decided. */
function NobodyHere({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      label="0 here"
      title="No waiting signup found"
      action={first('Show the longest waiting', clear)}
    >
      Nobody who waits fits the search, or all of this page are decided.
    </EmptyState>
  )
}

function NobodyWaits() {
  return (
    <EmptyState
      label="All decided"
      title="Nobody waits for approval"
      action={
        <Link className={buttonClass()} to={paths.dashboard}>
          Back to Modules
        </Link>
      }
    >
      New signups show here the next time you open this page.
    </EmptyState>
  )
}

const ROWS = [45, 60, 35]

function ApprovalsWaiting() {
  return (
    <Loading words="Loading signups...">
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
  if (refused) return <ErrorState title={refused} action={first('Show the longest waiting')} />
  return (
    <LoadFailed title="The signups did not arrive" retry={() => onRetry()} busy={busy}>
      Nothing has been decided.
    </LoadFailed>
  )
}
