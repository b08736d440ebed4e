import { listSignups } from '@callofcode/contract/member'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { ApprovalList } from './approval-list.tsx'
import { ApprovalsFailed, ApprovalsWaiting, NobodyWaits } from './approval-states.tsx'
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
        <p className="lead">Whoever is approved can sign in at once. Either way an email tells them.</p>
      </div>
      {signups && signups.length > 0 && <ApprovalList signups={signups} />}
      {signups?.length === 0 && <NobodyWaits />}
      {!signups && !error && <ApprovalsWaiting />}
      {!signups && error && <ApprovalsFailed onRetry={refetch} busy={isFetching} />}
    </main>
  )
}
