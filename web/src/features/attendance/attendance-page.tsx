import type { AttendanceRow, listAttendance } from '@callofcode/contract/attendance'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/inputs.tsx'
import { BackLink } from '../../platform/navigation/links.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { counted, figure } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { attendanceOf, type PeopleSearch } from './attendance-queries.ts'
import { seatWords } from './door-list.tsx'
import './attendance.css'

export const head = () => ({ title: titled('Attendance'), unlisted: true })
export const load = ({ client, params: { id = '' }, search }: PagePlace) =>
  client.prefetchQuery(attendanceOf(id, search))

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'came', label: 'Came' },
  { value: 'missing', label: 'Did not come' },
] as const

/** Who came to an event, for admins: the numbers, the list, the file. */
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
      <BackLink to={paths.event(id)}>The event</BackLink>
      <ListHead
        title="Who came"
        lead="Everybody with a seat, and whoever came without one"
        action={
          <ButtonLink href={paths.eventAttendanceCsv(id)} download>
            <Icon name="download" /> Download CSV
          </ButtonLink>
        }
      />
      {data && <Numbers counts={data.counts} />}
      <SearchRow
        name="q"
        label="Search people"
        placeholder="Search a name"
        value={text}
        onChange={setText}
        count={
          data && `${counted(data.data.length, 'person', 'people')}${data.nextCursor ? ' on this page' : ''}`
        }
      >
        <Segmented
          label="Show"
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
      {!data && isError && <LoadFailed title="The list did not arrive." retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words="Loading who came...">
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState label="0 people" title="Nobody here">
          Nobody is registered or checked in who fits what is chosen above.
        </EmptyState>
      )}
      {data && data.data.length > 0 && <People rows={data.data} busy={isPlaceholderData} />}
      <MoreOfList to={paths.eventAttendance(id)} search={search} next={data?.nextCursor} things="people" />
    </main>
  )
}

type Counts = AnswerOf<typeof listAttendance>['counts']

function Numbers({ counts: { registered, cameWithSeat, missed, walkIns, over } }: { counts: Counts }) {
  const numbers = [
    ['Had a seat', registered],
    ['Came', cameWithSeat],
    [over ? 'Did not come' : 'Not here yet', missed],
    ['Came without a seat', walkIns],
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

const howWords = { code: 'Code at the door', list: 'List', wall: 'Code on the wall' } as const

function People({ rows, busy }: { rows: readonly AttendanceRow[]; busy: boolean }) {
  return (
    <section className="table-wrap" {...reachable} aria-label="People" aria-busy={busy || undefined}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Registered</th>
            <th scope="col">Came</th>
            <th scope="col">How</th>
            <th scope="col">Let in by</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.memberId ?? `${row.name} ${row.cameAt}`}>
              <td>
                {row.name}
                {row.email && <p className="small muted">{row.email}</p>}
              </td>
              <td>{row.memberId ? seatWords[row.seat] : 'Guest'}</td>
              <td>{row.cameAt ? <LocalTime iso={row.cameAt} /> : 'No'}</td>
              <td>{row.how && howWords[row.how]}</td>
              <td>{row.by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
