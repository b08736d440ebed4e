import type { ListedAnnouncement } from '@callofcode/contract/site/announcement'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { OldNotice } from '../../platform/feedback/old-notice.tsx'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { AnnouncementsLoading, Failed } from './announcement-list-page.tsx'
import { allAnnouncementsOf, type PageSearch } from './announcement-queries.ts'
import { forWhom, membersWords } from './audience-words.ts'
import { StateBadge } from './state-badge.tsx'
import './announcements.css'

export const head = () => ({ title: titled('Manage announcements'), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(allAnnouncementsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as PageSearch
  const { data, error, isFetching, refetch } = useQuery(allAnnouncementsOf(search))
  const rows = data?.data
  const retry = () => void refetch()
  return (
    <main id="main" className="page announcements-page">
      <ListHead
        title="Manage announcements"
        lead="Planned, sent and taken back: what was told to whom."
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={paths.newAnnouncement}>
            New announcement
          </Link>
        }
      />
      {rows && error && (
        <OldNotice things="announcements" className="announcements-old" retry={retry} busy={isFetching} />
      )}
      {!rows && error && (
        <Failed refused={refusedCursor(error)} retry={retry} to={paths.manageAnnouncements} />
      )}
      {!rows && !error && <AnnouncementsLoading />}
      {rows?.length === 0 && (
        <EmptyState label="0 announcements" title="Nothing was announced yet">
          A moved room, a deadline, a contest: write it once, and every member finds it in the notifications,
          above every screen and, if you choose, in the mail.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className="announcements">
          {rows.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
      <MoreOfList
        to={paths.manageAnnouncements}
        search={search}
        next={data?.nextCursor}
        things="announcements"
      />
    </main>
  )
}

function Row({ row }: { row: ListedAnnouncement }) {
  const { _id, title, state, publishAt, publishedAt, told, mail } = row
  return (
    <li className="announcement-row">
      <div className="announcement-what">
        <h2 className="card-title">
          <Link className="announcement-link" to={paths.manageAnnouncement(_id)}>
            {title}
          </Link>
        </h2>
        <p className="label plain">
          {state === 'planned' && 'at '}
          <LocalTime iso={publishedAt ?? publishAt} /> · {forWhom(row)}
          {state === 'sent' && ` · ${membersWords(told)} notified`}
          {mail && ' · by mail too'}
        </p>
      </div>
      <StateBadge state={state} />
    </li>
  )
}
