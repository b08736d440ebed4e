import { say } from 'words:announcement'
import type { Announcement } from '@callofcode/contract/announcement/announcement'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { OldNotice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { announcementsOf, type PageSearch } from './announcement-queries.ts'
import { forWhom } from './audience-words.ts'
import './announcements.css'

export const head = () => ({ title: titled(say('announcements')), unlisted: true })

export const load = ({ client, search, session }: PagePlace) =>
  session?.role ? client.prefetchQuery(announcementsOf(search)) : Promise.resolve()

export function Page() {
  const search = useSearch({ strict: false }) as PageSearch
  const { data: session } = useSession()
  const { data, error, isFetching, refetch } = useQuery(announcementsOf(search))
  const rows = data?.data
  const retry = () => void refetch()
  return (
    <main id="main" className="page announcements-page">
      <ListHead
        title={say('announcements')}
        action={
          may(session, 'announcements') && (
            <Link className={buttonClass()} to={paths.manageAnnouncements}>
              {say('writeAndManage')}
            </Link>
          )
        }
      />
      {rows && error && (
        <OldNotice
          things={say('announcementsInSentence')}
          className="announcements-old"
          retry={retry}
          busy={isFetching}
        />
      )}
      {!rows && error && <Failed refused={refusedCursor(error)} retry={retry} to={paths.announcements} />}
      {!rows && !error && <AnnouncementsLoading />}
      {rows?.length === 0 && (
        <EmptyState label={say('noneLabel')} title={say('nothingForYou')}>
          {say('willAppearHere')}
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
        to={paths.announcements}
        search={search}
        next={data?.nextCursor}
        things={say('announcementsInSentence')}
      />
    </main>
  )
}

function Row({ row }: { row: Announcement }) {
  return (
    <li className={classNames('announcement-row', !row.seen && 'unread')}>
      <div className="announcement-what">
        {row.item?.cancelled && (
          <Badge variant="boxed" tone="rejected" icon="cross">
            {say('eventCancelled')}
          </Badge>
        )}
        <h2 className="row-title">
          <Link className="announcement-link" to={paths.announcement(row._id)}>
            {row.title}
          </Link>
        </h2>
        <p className="label plain">
          <LocalDay iso={row.publishedAt} /> · {forWhom(row)}
          {row.editedAt && say('corrected')}
        </p>
      </div>
      {!row.seen && <span className="announcement-new">{say('new')}</span>}
    </li>
  )
}

interface FailedProps {
  refused: string | undefined
  retry: () => void
  to: string
}

export function Failed({ refused, retry, to }: FailedProps) {
  if (!refused) return <LoadFailed title={say('listFailed')} retry={retry} />
  return (
    <ErrorState
      title={refused}
      action={
        <Link className={buttonClass()} to={to}>
          {say('toNewest')}
        </Link>
      }
    />
  )
}

const SHAPES = [46, 58, 39] as const

export function AnnouncementsLoading() {
  return (
    <Loading words={say('loadingAnnouncements')}>
      <ul className="announcements" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="announcement-row" key={width}>
            <div className="skels">
              <Skeleton width={width} size="tall" />
              <Skeleton width={width / 2} />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
