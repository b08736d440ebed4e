import { say } from 'words:announcement'
import { type AnnouncementPage, announcementMessages } from '@callofcode/contract/announcement/announcement'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { announcementOf, markSeen } from './announcement-queries.ts'
import { forWhom } from './audience-words.ts'
import './announcements.css'

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(announcementOf(id).queryKey)
  if (answer === null)
    return { title: titled(told(announcementMessages.missing)), status: 404, unlisted: true }
  return { title: titled(answer?.data.title ?? say('announcement')), unlisted: true }
}

export const load = ({ client, params: { id = '' }, session }: PagePlace) =>
  session?.role ? client.prefetchQuery(announcementOf(id)) : Promise.resolve()

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch } = useQuery(announcementOf(id))
  useSeen(data?.data)
  return (
    <main id="main" className="page wrap">
      <BackLink to={paths.announcements}>{say('allAnnouncements')}</BackLink>
      {data && <View announcement={data.data} />}
      {data === null && <NoAnnouncement />}
      {data === undefined && (isError ? <Failed retry={() => void refetch()} /> : <Waiting />)}
    </main>
  )
}

/** Ends the announcement's banner and notification when it is opened. */
function useSeen(shown: AnnouncementPage | undefined) {
  const client = useQueryClient()
  const id = shown && !shown.seen ? shown._id : undefined
  useEffect(() => {
    // If the call fails, the banner stays and the next visit tries again.
    if (id) markSeen(client, id).catch(() => undefined)
  }, [client, id])
}

const ABOUT = {
  event: {
    get words() {
      return say('seeTheEvent')
    },
    to: paths.event,
  },
  blog: {
    get words() {
      return say('readTheBlog')
    },
    to: paths.blog,
  },
  module: {
    get words() {
      return say('openTheModule')
    },
    to: paths.module,
  },
} as const

function View({ announcement }: { announcement: AnnouncementPage }) {
  const { _id, title, html, publishedAt, editedAt, item } = announcement
  const { data: session } = useSession()
  const about = item && ABOUT[item.kind]
  return (
    <article className="announcement-view" aria-labelledby="announcement-title">
      <header className="page-head">
        {item?.cancelled && (
          <Badge variant="boxed" tone="rejected" icon="cross">
            {say('eventCancelled')}
          </Badge>
        )}
        <h1 className="title" id="announcement-title" tabIndex={-1}>
          {title}
        </h1>
        <p className="label plain">
          <LocalTime iso={publishedAt} /> · {forWhom(announcement)}
          {editedAt && <>{say('correctedAt', { time: () => <LocalTime iso={editedAt} /> })}</>}
        </p>
      </header>
      <Prose className="read" html={html} />
      {(about || may(session, 'announcements')) && (
        <div className="row-btns">
          {about && (
            <Link className={buttonClass({ variant: 'primary' })} to={about.to(item.id)}>
              {about.words}
            </Link>
          )}
          {may(session, 'announcements') && (
            <Link className={buttonClass()} to={paths.manageAnnouncement(_id)}>
              <Icon name="settings" small /> {say('manage')}
            </Link>
          )}
        </div>
      )}
    </article>
  )
}

const LINES = [92, 96, 71] as const

function Waiting() {
  return (
    <>
      <h1 className="sr">{say('announcement')}</h1>
      <Loading words={say('loadingAnnouncement')}>
        <Skeleton width={60} size="control" />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Loading>
    </>
  )
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">{say('announcement')}</h1>
      <LoadFailed title={say('announcementFailed')} retry={retry} />
    </>
  )
}

function NoAnnouncement() {
  return (
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{told(announcementMessages.missing)}</h1>
      <p className="lead">{say('missingWhy')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.announcements}>
        {say('seeYourAnnouncements')}
      </Link>
    </div>
  )
}
