import { say } from 'words:report'
import { FIGURES, listReportPeople, type ReportFigure } from '@callofcode/contract/report/report'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { CallError } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { shortDay } from './report-days.ts'
import './report.css'

interface PeopleSearch {
  readonly from?: string
  readonly to?: string
  readonly batch?: string
  readonly branch?: string
  readonly noBranch?: string
  readonly event?: string
  readonly cursor?: string
}

export const head = () => ({ title: titled(say('people')), unlisted: true })
export const load = ({ client, params, search }: PagePlace) =>
  client.prefetchQuery(peopleOf(params.figure, search))

const figureIn = (name: string | undefined): ReportFigure => FIGURES.find((one) => one === name) ?? 'members'
const peopleOf = (figure: string | undefined, search: PeopleSearch) => {
  const { from, to, batch, branch, noBranch, event, cursor } = search
  return read(
    listReportPeople,
    {
      query: {
        figure: figureIn(figure),
        ...(from && { from }),
        ...(to && { to }),
        ...(batch && { batch }),
        ...(branch && { branch }),
        ...(noBranch && { noBranch: '1' }),
        ...(event && { event }),
        ...(cursor && { cursor }),
      },
    },
    { quiet: true },
  )
}

const NAMES: Readonly<Record<ReportFigure, () => string>> = {
  members: () => say('membersAtEnd'),
  joined: () => say('joined'),
  active: () => say('active'),
  solved: () => say('solved'),
  signedUp: () => say('signedUp'),
  came: () => say('came'),
  certificates: () => say('certificates'),
}

/** Names the people behind a figure of the report. */
export function Page() {
  const { figure } = useParams({ strict: false }) as { figure?: string }
  const search = useSearch({ strict: false }) as PeopleSearch
  const { data, error, refetch } = useQuery({
    ...peopleOf(figure, search),
    placeholderData: keepPreviousData,
  })
  const { from, to, batch, noBranch } = search
  const part = batch === 'none' ? say('noBatch') : noBranch ? say('noBranch') : data?.part
  const refused =
    refusedCursor(error) ?? (error instanceof CallError && error.status === 400 ? error.message : undefined)
  return (
    <main id="main" className="page report">
      <Link
        className={buttonClass({ variant: 'ghost', className: 'back' })}
        to={paths.report}
        search={{ from, to }}
      >
        <Icon name="back" />
        {say('backToReport')}
      </Link>
      <ListHead
        title={NAMES[figureIn(figure)]()}
        count={data && say('peopleCount', { count: data.people })}
        about={[part, from && to && say('days', { from: shortDay(from), to: shortDay(to) })]
          .filter(Boolean)
          .join(', ')}
      />
      {!data && error && (
        <LoadFailed title={say('peopleFailed')} retry={() => void refetch()}>
          {refused}
        </LoadFailed>
      )}
      {!data && !error && (
        <Loading words={say('loading')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && <EmptyState title={say('nobody')}>{say('nobodyWhy')}</EmptyState>}
      {data && data.data.length > 0 && <PeopleTable people={data.data} />}
      <MoreOfList
        to={paths.reportPeople(figureIn(figure))}
        search={search}
        next={data?.nextCursor}
        things={say('members')}
      />
    </main>
  )
}

interface PeopleTableProps {
  people: readonly { _id: string; name: string; batch: string | null; rollNumber: string | null }[]
}

/** Only admins have a page about each member. */
function PeopleTable({ people }: PeopleTableProps) {
  const { data: session } = useSession()
  return (
    <section className="table-wrap" {...reachable} aria-label={say('people')}>
      <table className="table report-table">
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('batch')}</th>
            <th scope="col">{say('rollNumber')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ _id, name, batch, rollNumber }) => (
            <tr key={_id}>
              <th scope="row">
                {isAdmin(session) ? (
                  <Link className="link" to={paths.adminMember(_id)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              <td>{batch ?? say('noBatch')}</td>
              <td>{rollNumber ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
