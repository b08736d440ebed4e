import { say as sayOfCore } from 'words:core'
import { say } from 'words:notification'
import type { Notification, WaitingNotice } from '@callofcode/contract/notification/notification'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { figure } from '../../platform/language/reader.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { notificationsOf, useReadAll } from './notification-queries.ts'
import { NotificationRow, notificationId, WaitingRow } from './notification-row.tsx'
import './notifications.css'

export const head = () => ({ title: titled(say('notifications')), unlisted: true })

export const load = ({ client, session }: PagePlace) =>
  session?.role && client.prefetchInfiniteQuery(notificationsOf)

export function Page() {
  const query = useInfiniteQuery(notificationsOf)
  const rows = query.data?.pages.flatMap(({ data }) => data)
  const waiting = query.data?.pages[0]?.waiting ?? []
  const unread = query.data?.pages[0]?.unread ?? 0
  const retry = () => void query.refetch()
  return (
    <main id="main" className="page notifications-page">
      <ListHead
        title={say('notifications')}
        id="notifications-title"
        count={
          rows &&
          (unread === 0 ? say('youHaveReadEverything') : sayOfCore('unread', { count: figure(unread) }))
        }
        action={
          <>
            {unread > 0 && rows && <ReadAll newest={newestOf(rows[0], waiting)} />}
            <Link className={buttonClass({ variant: 'ghost' })} to={paths.announcements}>
              {say('announcements')}
            </Link>
            <Link className={buttonClass({ variant: 'ghost' })} to={paths.settings} hash="notifications">
              {say('settings')}
            </Link>
          </>
        }
      />
      {rows && query.error && <NotificationsOld retry={retry} busy={query.isFetching} />}
      {!rows &&
        (query.error ? (
          <LoadFailed title={say('notificationsFailed')} retry={retry} />
        ) : (
          <NotificationsLoading />
        ))}
      {waiting.length > 0 && (
        <ul className="notifications" aria-label={say('forYouToDecide')}>
          {waiting.map((notice) => (
            <WaitingRow key={notice.kind} notice={notice} />
          ))}
        </ul>
      )}
      {rows?.length === 0 && waiting.length === 0 && <NotificationsEmpty />}
      {rows && rows.length > 0 && (
        <ul className="notifications">
          {rows.map((row) => (
            <NotificationRow key={row._id} row={row} />
          ))}
        </ul>
      )}
      {rows && query.hasNextPage && (
        <Earlier
          last={rows.at(-1)?._id}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      <p className="small muted">
        {say('threadChoices', {
          link: (inside) => (
            <Link className="link" to={paths.watchedThreads}>
              {inside}
            </Link>
          ),
        })}
      </p>
    </main>
  )
}

/** Returns the time up to which the page shows everything. */
const newestOf = (row: Notification | undefined, waiting: readonly WaitingNotice[]) =>
  [row?.createdAt ?? '', ...waiting.map(({ newestAt }) => newestAt)].toSorted().at(-1) || undefined

function ReadAll({ newest }: { newest: string | undefined }) {
  useFocusWhenGone('notifications-title')
  const { mutate, isPending } = useReadAll()
  return (
    <Button busy={isPending && say('marking')} onClick={() => mutate(newest)}>
      {say('markAllAsRead')}
    </Button>
  )
}

interface EarlierProps {
  last: string | undefined
  busy: boolean
  onMore: () => void
}

function Earlier({ last, busy, onMore }: EarlierProps) {
  useFocusWhenGone(last ? notificationId(last) : 'notifications-title', { preventScroll: true })
  return (
    <Button className="notifications-more" busy={busy && say('loadingNotifications')} onClick={onMore}>
      {say('earlierNotifications')}
    </Button>
  )
}

const SHAPES = [46, 58, 39] as const

function NotificationsLoading() {
  return (
    <Loading words={say('loadingNotifications')}>
      <ul className="notifications" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="notification" key={width}>
            <div className="notification-shape">
              <Skeleton size="disc" />
              <div className="skels">
                <Skeleton width={width} />
                <Skeleton width={width + 20} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}

function NotificationsOld({ retry, busy }: { retry: () => void; busy: boolean }) {
  return (
    <Notice tone="warning" role="status" className="notifications-old">
      <p>{say('newestFailed')}</p>
      <Button size="dense" busy={busy && say('tryingAgain')} onClick={retry}>
        {say('tryAgain')}
      </Button>
    </Notice>
  )
}

function NotificationsEmpty() {
  return (
    <EmptyState
      title={say('nothingYet')}
      action={
        <Link className={buttonClass()} to={paths.forum}>
          {say('goToTheForum')}
        </Link>
      }
    >
      {say('whenSomebodyAnswersYou')}
    </EmptyState>
  )
}
