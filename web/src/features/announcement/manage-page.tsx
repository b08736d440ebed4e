import { say } from 'words:announcement'
import type { ListedAnnouncement } from '@callofcode/contract/announcement/announcement'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { NobodyGetsMail } from '../../platform/feedback/no-mail.tsx'
import { OldNotice } from '../../platform/feedback/notice.tsx'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { PlannedTime } from '../../platform/time/event-time.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { membersWords } from './announced-words.ts'
import { AnnouncementsLoading, Failed } from './announcement-list-page.tsx'
import { allAnnouncementsOf, type PageSearch } from './announcement-queries.ts'
import { forWhom } from './audience-words.ts'
import { StateBadge } from './state-badge.tsx'
import './announcements.css'

export const head = () => ({ title: titled(say('manageAnnouncements')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(allAnnouncementsOf(search))

export function Page() {
  const mails = useMails()
  const search = useSearch({ strict: false }) as PageSearch
  const { data, error, isFetching, refetch } = useQuery(allAnnouncementsOf(search))
  const rows = data?.data
  const retry = () => void refetch()
  return (
    <main id="main" className="page">
      <ListHead
        title={say('manageAnnouncements')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={paths.newAnnouncement}>
            {say('newAnnouncement')}
          </Link>
        }
      />
      <NobodyGetsMail />
      {rows && error && (
        <OldNotice
          things={say('announcementsInSentence')}
          className="announcements-old"
          retry={retry}
          busy={isFetching}
        />
      )}
      {!rows && error && (
        <Failed refused={refusedCursor(error)} retry={retry} to={paths.manageAnnouncements} />
      )}
      {!rows && !error && <AnnouncementsLoading />}
      {rows?.length === 0 && (
        <EmptyState label={say('noneLabel')} title={say('nothingToManage')}>
          {say('manageEmptyHint', { mails })}
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
        things={say('announcementsInSentence')}
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
          {publishedAt ? <LocalTime iso={publishedAt} /> : <PlannedTime iso={publishAt} />} · {forWhom(row)}
          {state === 'sent' && say('notified', { told: membersWords(told) })}
          {mail && say('byMailToo')}
        </p>
      </div>
      <StateBadge state={state} />
    </li>
  )
}
