import { say } from 'words:announcement'
import {
  announcementMessages,
  type ManagedAnnouncement,
} from '@callofcode/contract/announcement/announcement'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Scale } from '../../platform/chart/scale.tsx'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { told } from '../../platform/language/told.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { PlannedTime } from '../../platform/time/event-time.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { mailsWords, toldWords } from './announced-words.ts'
import { managedOf } from './announcement-queries.ts'
import { forWhom } from './audience-words.ts'
import { EditAnnouncement } from './edit-announcement.tsx'
import { StateBadge } from './state-badge.tsx'
import { WithdrawButton } from './withdraw-button.tsx'
import './announcements.css'

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(managedOf(id).queryKey)
  if (answer === null)
    return { title: titled(told(announcementMessages.missing)), status: 404, unlisted: true }
  return { title: titled(answer?.data.title ?? say('announcement')), unlisted: true }
}

export const load = ({ client, params: { id = '' } }: PagePlace) => client.prefetchQuery(managedOf(id))

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { edit } = useSearch({ strict: false }) as { edit?: string }
  const { data, isError, refetch } = useQuery(managedOf(id))
  const one = data?.data
  const isOpen = one?.state === 'planned' || one?.state === 'sent'
  return (
    <main id="main" className="page wrap">
      <BackLink to={paths.manageAnnouncements}>{say('allAnnouncements')}</BackLink>
      {one &&
        (edit === '1' && isOpen ? <EditAnnouncement announcement={one} /> : <View announcement={one} />)}
      {data === null && (
        <div className="page-head">
          <h1 className="title">{told(announcementMessages.missing)}</h1>
          <p className="lead">{say('noneAtAddress')}</p>
        </div>
      )}
      {data === undefined &&
        (isError ? (
          <LoadFailed title={say('announcementFailed')} retry={() => void refetch()} />
        ) : (
          <Loading words={say('loadingAnnouncement')}>
            <Skeleton width={60} size="control" />
            <Skeleton size="block" />
          </Loading>
        ))}
    </main>
  )
}

function View({ announcement }: { announcement: ManagedAnnouncement }) {
  useFocusWhenGone('edit-announcement-title')
  const { _id, title, state, html } = announcement
  return (
    <article className="announcement-view" aria-labelledby="announcement-title">
      <header className="page-head">
        <h1 className="title" id="announcement-title" tabIndex={-1}>
          {title}
        </h1>
      </header>
      {state === 'withdrawn' && (
        <Notice>
          {say('withdrawnNotice', {
            mails: announcement.mails && announcement.mails.sent > 0 ? 'yes' : 'no',
          })}
        </Notice>
      )}
      {announcement.item?.cancelled && <Notice>{say('itsEventIsCancelled')}</Notice>}
      {state === 'cancelled' && <Notice>{say('cancelledNotice')}</Notice>}
      <Facts announcement={announcement} />
      {(state === 'planned' || state === 'sent') && (
        <div className="row-btns">
          <Link className={buttonClass()} to={paths.manageAnnouncement(_id)} search={{ edit: '1' }}>
            <Icon name="edit" small /> {state === 'planned' ? say('edit') : say('correct')}
          </Link>
          {state === 'sent' && (
            <Link className={buttonClass()} to={paths.announcement(_id)}>
              <Icon name="eye" small /> {say('seeAsMember')}
            </Link>
          )}
          <WithdrawButton announcement={announcement} />
        </div>
      )}
      <Prose className="read" html={html} />
    </article>
  )
}

function Facts({ announcement }: { announcement: ManagedAnnouncement }) {
  const { state, publishAt, publishedAt, told, isTold, mail, mails, bannerDay, editedAt } = announcement
  return (
    <dl className="announcement-facts">
      <Fact name={say('state')}>
        <StateBadge state={state} />
      </Fact>
      <Fact name={say('for')}>{forWhom(announcement)}</Fact>
      <Fact name={publishedAt ? say('announced') : say('plannedTime')}>
        <span>{publishedAt ? <LocalTime iso={publishedAt} /> : <PlannedTime iso={publishAt} />}</span>
        {editedAt && <>{say('correctedAfter', { time: () => <LocalTime iso={editedAt} /> })}</>}
      </Fact>
      {(state === 'planned' || state === 'sent') && (
        <Fact name={say('banner')}>
          {bannerDay ? say('until', { bannerDay: longDay(bannerDay) }) : say('none')}
        </Fact>
      )}
      {publishedAt && (
        <Fact name={state === 'withdrawn' ? say('notifiedBefore') : say('notifiedFact')}>
          <span role="status">{toldWords({ told, isGoingOn: !isTold && state === 'sent' })}</span>
        </Fact>
      )}
      <Fact name={say('mails')}>
        {mails ? (
          <>
            <Scale thin value={mails.sent} total={Math.max(1, mails.total)} />
            <span role="status">{mailsWords(mails)}</span>
          </>
        ) : mail ? (
          say('mailsLater')
        ) : (
          say('none')
        )}
      </Fact>
    </dl>
  )
}

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
const longDay = (day: string) => dayFormat().format(new Date(day))

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
