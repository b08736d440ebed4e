import { say } from 'words:attendance'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { BackLink } from '../../platform/navigation/links.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { doorOf, doorPeopleOf, type PeopleSearch } from './attendance/attendance-queries.ts'
import { DoorList } from './attendance/door-list.tsx'
import './attendance/attendance.css'

interface DoorSearch extends PeopleSearch {
  readonly view?: string
}
const VIEWS = [
  {
    value: 'scan',
    get label() {
      return say('scan')
    },
  },
  {
    value: 'list',
    get label() {
      return say('list')
    },
  },
  {
    value: 'wall',
    get label() {
      return say('wallCode')
    },
  },
] as const
const viewOf = ({ view }: DoorSearch) => VIEWS.find(({ value }) => value === view)?.value ?? 'scan'

const Scanner = loadedLater(
  () => say('scan'),
  async () => (await import('./attendance/scanner.tsx')).Scanner,
)
const Wall = loadedLater(
  () => say('wallCode'),
  async () => (await import('./attendance/wall.tsx')).Wall,
)
const EVERY = 15_000

export const head = () => ({ title: titled(say('door')), unlisted: true })
export const load = ({ client, params: { id = '' }, search }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(doorOf(id)),
    viewOf(search) === 'list' && client.prefetchQuery(doorPeopleOf(id, search)),
  ])

/** Check-in at an event: with the camera, in the list, or by a code on the wall. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const search = useSearch({ strict: false }) as DoorSearch
  const view = viewOf(search)
  const { data, isError, refetch } = useQuery({ ...doorOf(id), refetchInterval: EVERY })
  return (
    <main id="main" className="page door">
      <BackLink to={paths.event(id)}>{say('theEvent')}</BackLink>
      <ListHead
        title={say('door')}
        about={data && <DoorLead title={data.data.title} counts={data.data.counts} />}
      />
      {!data && isError && <LoadFailed title={say('eventFailed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loadingTheDoor')}>
          <Skeleton width={50} />
        </Loading>
      )}
      {data?.data.cancelled && <Notice tone="error">{say('eventCancelled')}</Notice>}
      <Segmented
        label={say('waysIn')}
        fit="full"
        items={VIEWS}
        value={view}
        link={(value, parts) => (
          <Link
            to={paths.eventDoor(id)}
            search={value === 'scan' ? {} : { view: value }}
            activeOptions={{ exact: true }}
            {...parts}
          />
        )}
      />
      {view === 'scan' && <Scanner id={id} zone={data?.data.timeZone} />}
      {view === 'list' && <DoorList id={id} search={search} zone={data?.data.timeZone} />}
      {view === 'wall' && <Wall id={id} />}
    </main>
  )
}

function DoorLead({
  title,
  counts,
}: {
  title: string
  counts: { registered: number; cameWithSeat: number; came: number }
}) {
  const walkIns = counts.came - counts.cameWithSeat
  return (
    <>
      {say('doorCounts', {
        title,
        cameWithSeat: counts.cameWithSeat,
        b: (inside) => <b>{inside}</b>,
        registered: counts.registered,
        walkIns: walkIns > 0 ? 'yes' : 'no',
        walkIns2: walkIns,
      })}
    </>
  )
}
