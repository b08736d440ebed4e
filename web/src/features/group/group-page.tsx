import { say } from 'words:group'
import type { Group } from '@callofcode/contract/group/group'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { BackLink } from '../../platform/navigation/links.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import type { GroupActsProps } from './group-acts.tsx'
import type { GroupMembersProps } from './group-members.tsx'
import { groupOf } from './group-queries.ts'
import { JoinButton } from './join-button.tsx'
import './groups.css'

export const load = ({ client, params: { slug = '' } }: PagePlace) => client.prefetchQuery(groupOf(slug))
export function head({ client, params: { slug = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(groupOf(slug).queryKey)
  if (answer === null) return { title: titled(say('unknownGroup')), status: 404, unlisted: true }
  return { title: titled(answer?.data.name ?? say('group')), unlisted: true }
}

/** Only leads and admins load what they do with a group. */
const GroupActs = loadedLater<GroupActsProps>(
  () => say('group'),
  async () => (await import('./group-acts.tsx')).GroupActs,
  { inline: true },
)
const GroupMembers = loadedLater<GroupMembersProps>(
  () => say('members'),
  async () => (await import('./group-members.tsx')).GroupMembers,
)

export function Page() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const { data, error, refetch } = useQuery({ ...groupOf(slug), refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      <BackLink to={paths.groups}>{say('groups')}</BackLink>
      {data && <GroupView group={data.data} />}
      {data === null && (
        <>
          <ListHead title={say('unknownGroup')} />
          <EmptyState title={say('noSuchGroup')}>{say('noSuchGroupWhy')}</EmptyState>
        </>
      )}
      {data === undefined && error && <LoadFailed title={say('groupFailed')} retry={() => void refetch()} />}
      {data === undefined && !error && (
        <Loading words={say('loadingGroup')}>
          <Skeleton size="tall" />
        </Loading>
      )}
    </main>
  )
}

function GroupView({ group }: { group: Group }) {
  const { data: session } = useSession()
  const admin = isAdmin(session)
  const leads = admin || group.mine === 'lead'
  const { name, members, description, joining, archived, mine } = group
  return (
    <>
      <ListHead
        title={name}
        count={say('memberCount', { count: members })}
        about={say('joiningLine', { joining })}
        action={
          <>
            {leads && <GroupActs group={group} admin={admin} />}
            <JoinButton group={group} />
          </>
        }
      />
      <div className="group-page">
        {(archived || mine) && (
          <p className="group-facts">
            {archived && <Badge variant="boxed">{say('archivedBadge')}</Badge>}
            {mine === 'lead' && <Badge tone="selected">{say('youLead')}</Badge>}
            {mine === 'member' && <Badge tone="selected">{say('youAreMember')}</Badge>}
            {mine === 'asked' && (
              <Badge tone="pending" icon="clock">
                {say('youAsked')}
              </Badge>
            )}
          </p>
        )}
        {description && <p className="group-description">{description}</p>}
        <Leads group={group} admin={admin} />
      </div>
      {leads && <GroupMembers group={group} />}
    </>
  )
}

function Leads({ group: { leads }, admin }: { group: Group; admin: boolean }) {
  if (leads.length === 0 && !admin) return null
  return (
    <section aria-labelledby="group-leads">
      <h2 className="card-title" id="group-leads">
        {say('leads', { count: leads.length })}
      </h2>
      {leads.length === 0 && (
        <p>
          <Badge tone="medium">{say('noLead')}</Badge>{' '}
          <span className="small muted">{say('noLeadHint')}</span>
        </p>
      )}
      <ul className="group-leads">
        {leads.map(({ name, profilePhoto, page }) => (
          <li key={page?.handle ?? name}>
            <Avatar name={name} src={profilePhoto} decorative />
            {page ? (
              <Link className="link" to={paths.member(page.handle)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
