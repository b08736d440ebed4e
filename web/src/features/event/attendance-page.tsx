import { say } from 'words:attendance'
import type { AttendanceRow, listAttendance } from '@callofcode/contract/attendance/attendance'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { attendanceFile } from '@callofcode/contract/event/files'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { figure } from '../../platform/language/reader.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { minuteIn } from '../../platform/time/event-time.tsx'
import { zoneWords } from '../../platform/time/zone-names.ts'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { attendanceOf, type PeopleSearch } from './attendance/attendance-queries.ts'
import { seatWords } from './attendance/door-list.tsx'
import './attendance/attendance.css'

export const head = () => ({ title: titled(say('attendance')), unlisted: true })
export const load = ({ client, params: { id = '' }, search }: PagePlace) =>
  client.prefetchQuery(attendanceOf(id, search))

const SHOWN = [
  {
    value: 'all',
    get label() {
      return say('all')
    },
  },
  {
    value: 'came',
    get label() {
      return say('came')
    },
  },
  {
    value: 'missing',
    get label() {
      return say('didNotCome')
    },
  },
] as const

/** Shows admins who came to an event: the numbers, the list, the file. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const search = useSearch({ strict: false }) as PeopleSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    ...attendanceOf(id, search),
    placeholderData: keepPreviousData,
  })
  const { q, only = 'all' } = search
  return (
    <main id="main" className="page">
      <BackLink to={paths.event(id)}>{say('theEvent')}</BackLink>
      <ListHead
        title={say('whoCame')}
        count={
          data && !search.cursor && !data.nextCursor ? say('peopleCount', { count: data.data.length }) : ''
        }
        explained={data && <ExplainedFigures of="attendance" title={say('whoCame')} />}
        action={
          <ButtonLink href={fileAddress(attendanceFile, { params: { id } })} download>
            <Icon name="download" /> {say('downloadCsv')}
          </ButtonLink>
        }
      />
      {data && <Numbers counts={data.counts} />}
      <SearchRow
        name="q"
        label={say('searchPeople')}
        placeholder={say('searchAName')}
        value={text}
        onChange={setText}
      >
        <Segmented
          label={say('show')}
          items={SHOWN}
          value={SHOWN.find(({ value }) => value === only)?.value ?? 'all'}
          link={(value, parts) => (
            <Link
              to={paths.eventAttendance(id)}
              search={{ ...(q && { q }), ...(value !== 'all' && { only: value }) }}
              activeOptions={{ exact: true }}
              resetScroll={false}
              {...parts}
            />
          )}
        />
      </SearchRow>
      {!data && isError && <LoadFailed title={say('listFailed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loadingWhoCame')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState label={say('nobodyLabel')} title={say('nobodyFound')}>
          {say('nobodyMatches')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <People rows={data.data} zone={data.timeZone} busy={isPlaceholderData} />
      )}
      <MoreOfList
        to={paths.eventAttendance(id)}
        search={search}
        next={data?.nextCursor}
        things={say('people')}
      />
    </main>
  )
}

type Counts = AnswerOf<typeof listAttendance>['counts']

function Numbers({ counts: { registered, cameWithSeat, missed, walkIns, over } }: { counts: Counts }) {
  const numbers = [
    [say('hadSeat'), registered],
    [say('came'), cameWithSeat],
    [over ? say('didNotCome') : say('notHereYet'), missed],
    [say('cameWithoutSeat'), walkIns],
  ] as const
  return (
    <dl className="attendance-numbers">
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className="figure">{figure(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const howWords = {
  get code() {
    return say('byDoorCode')
  },
  get list() {
    return say('list')
  },
  get wall() {
    return say('wallCode')
  },
} as const

interface PeopleProps {
  rows: readonly AttendanceRow[]
  zone: string
  busy: boolean
}

function People({ rows, zone, busy }: PeopleProps) {
  return (
    <section
      className="table-wrap attendance"
      {...reachable}
      aria-label={say('peopleTitle')}
      aria-busy={busy || undefined}
    >
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('cameTime', { zone: zoneWords(zone) })}</th>
            <th scope="col">{say('how')}</th>
            <th scope="col">{say('registered')}</th>
            <th scope="col">{say('letInBy')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.memberId ?? `${row.name} ${row.cameAt}`}>
              <td>
                {row.name}
                {row.email && <p className="small muted">{row.email}</p>}
              </td>
              <td>
                {row.cameAt ? <time dateTime={row.cameAt}>{minuteIn(row.cameAt, zone)}</time> : say('no')}
              </td>
              <td>{row.how && howWords[row.how]}</td>
              <td>{row.memberId ? seatWords[row.seat] : say('guest')}</td>
              <td>{row.by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
