import { listSignups, type SignupRequest } from '@callofcode/contract/member'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ApprovalRow } from './approval-row.tsx'

import './approvals.css'

const TITLE = 'Signups waiting'

export const head = () => ({ title: titled(TITLE), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(read(listSignups, {}))

export function Page() {
  const { data, error, refetch, isFetching } = useQuery({
    ...read(listSignups, {}),
    refetchOnMount: 'always',
  })
  const signups = data?.data
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title" id="approvals-title" tabIndex={-1}>
          {TITLE}
        </h1>
        <p className="lead">People you approve can sign in at once. An email tells them your decision.</p>
      </div>
      {signups && signups.length > 0 && <ApprovalList signups={signups} />}
      {signups?.length === 0 && <NobodyWaits />}
      {!signups && !error && <ApprovalsWaiting />}
      {!signups && error && <ApprovalsFailed onRetry={refetch} busy={isFetching} />}
    </main>
  )
}

/** Oldest first, as the server sends them. */
function ApprovalList({ signups }: { signups: readonly SignupRequest[] }) {
  return (
    <section className="approval-box" aria-label="Waiting">
      <p className="label plain" role="status">
        {signups.length} waiting, oldest first
      </p>
      <ul className="rows approvals">
        {signups.map((signup, at) => (
          <ApprovalRow key={signup._id} signup={signup} next={at === 0} />
        ))}
      </ul>
    </section>
  )
}

function NobodyWaits() {
  return (
    <EmptyState
      label="0 waiting"
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

function ApprovalsFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <LoadFailed title="The signups did not arrive" retry={() => onRetry()} busy={busy}>
      Nothing has been decided.
    </LoadFailed>
  )
}
