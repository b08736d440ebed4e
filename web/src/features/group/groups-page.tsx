import { say } from 'words:group'
import { useQuery } from '@tanstack/react-query'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { groupsRead } from './group-queries.ts'
import { GroupRow } from './group-row.tsx'
import { NewGroup } from './new-group.tsx'
import './groups.css'

export const head = () => ({ title: titled(say('groups')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(groupsRead)

/** The groups of the club: to join one, and for admins to make one. */
export function Page() {
  const { data: session } = useSession()
  const { data, error, refetch } = useQuery(groupsRead)
  const admin = isAdmin(session)
  const groups = data?.data ?? []
  const parts = [groups.filter(({ archived }) => !archived), groups.filter(({ archived }) => archived)]
  const [open = [], archived = []] = parts
  return (
    <main id="main" className="page">
      <ListHead
        title={say('groups')}
        count={data ? say('groupCount', { count: open.length }) : ''}
        about={say('groupsLead')}
        action={admin && <NewGroup />}
      />
      {!data && error && <LoadFailed title={say('groupsFailed')} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading words={say('loadingGroups')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data && open.length === 0 && (
        <EmptyState label={say('noGroupsLabel')} title={say('noGroups')}>
          {admin ? say('noGroupsAdmin') : say('noGroupsWhy')}
        </EmptyState>
      )}
      {open.length > 0 && (
        <ul className="rows groups" aria-label={say('groups')}>
          {open.map((group) => (
            <GroupRow key={group._id} group={group} admin={admin} />
          ))}
        </ul>
      )}
      {archived.length > 0 && (
        <section aria-labelledby="archived-groups">
          <h2 className="card-title" id="archived-groups">
            {say('archivedGroups')}
          </h2>
          <ul className="rows groups">
            {archived.map((group) => (
              <GroupRow key={group._id} group={group} admin={admin} />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
