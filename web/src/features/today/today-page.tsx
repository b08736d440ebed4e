import { say } from 'words:today'
import { getToday } from '@callofcode/contract/curriculum/curriculum'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { organises, useSession } from '../../platform/session/session.ts'
import { weekdayAndDay } from '../../platform/time/shown-time.tsx'
import { AnnouncementBanner, bannerOf } from '../announcement/public.ts'
import { MentorCards, ownMentoring } from '../batch/public.ts'
import { DeskLine, loadDeskLine } from '../organiser/public.ts'
import { TodayView } from './today-view.tsx'
import './today.css'

// Server-rendered data is not fetched again at once. Coming back after a tick shows the new state.
const ownToday = { ...read(getToday, {}, { quiet: true }), staleTime: 3_000 }

export const head = () => ({ title: titled(say('title')), unlisted: true })

export const load = ({ client, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(ownToday),
    client.prefetchQuery(ownMentoring),
    loadDeskLine(client, session),
    // A banner that arrived later would push down the content.
    client.prefetchQuery(bannerOf),
  ])

export function Page() {
  const { data, isError, isFetching, refetch } = useQuery(ownToday)
  const { data: session } = useSession()
  return (
    <>
      <AnnouncementBanner />
      <main id="main" className="page today">
        <div className="page-head">
          <p className="label">{data && weekdayAndDay(data.data.streak.today)}</p>
          <h1 className="title">{say('title')}</h1>
        </div>
        {organises(session) && <DeskLine />}
        <MentorCards />
        {data && <TodayView today={data.data} />}
        {!data && isError && (
          <LoadFailed title={say('failed')} retry={refetch} busy={isFetching}>
            {say('failedLead')}
          </LoadFailed>
        )}
        {!data && !isError && <TodayLoading />}
      </main>
    </>
  )
}

function TodayLoading() {
  return (
    <Loading words={say('loading')}>
      <div className="today-grid" aria-hidden="true">
        {['aim', '', '', '', ''].map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <div className={`today-card ${kind}`} key={at}>
            <Skeleton width={30} />
            <Skeleton width={70} size="tall" />
            <Skeleton width={50} />
            <Skeleton width={40} size="control" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
