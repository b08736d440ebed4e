import { say } from 'words:alumni'
import type { Year } from '@callofcode/contract/batch/alumni'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { yearsRead } from './batch-queries.ts'
import { YearActs } from './year-acts.tsx'
import './years.css'

export const head = () => ({ title: titled(say('title')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(yearsRead)

/** Lists the years of passing out. Each is archived or restored in one act. */
export function Page() {
  const { data, isError, refetch, isFetching } = useQuery({ ...yearsRead, refetchOnMount: 'always' })
  return (
    <main id="main" className="page wrap">
      <div className="list-head">
        <div className="page-head">
          <h1 className="title" id="years-title" tabIndex={-1}>
            {say('title')}
          </h1>
          <p className="lead">{say('lead')}</p>
        </div>
        <Link className={buttonClass()} to={paths.members} search={{ kind: 'alumni' }}>
          {say('see')}
        </Link>
      </div>
      {data?.data.length === 0 && <EmptyState title={say('none')} />}
      {data && data.data.length > 0 && (
        <ul className="rows years">
          {dueFirst(data.data).map((year) => (
            <YearRow key={year.year} year={year} />
          ))}
        </ul>
      )}
      {!data && isError && (
        <LoadFailed title={say('failed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton size="tall" width={40} />
        </Loading>
      )}
    </main>
  )
}

/** Puts first the years that have passed out but are not alumni yet. */
function dueFirst(years: readonly Year[]): Year[] {
  const now = new Date().getFullYear()
  const isDue = ({ year, active }: Year) => year !== null && year <= now && active > 0
  return years.toSorted((a, b) => Number(isDue(b)) - Number(isDue(a)))
}

function YearRow({ year: given }: { year: Year }) {
  const { year, active, alumni, admins } = given
  return (
    <li>
      <div className="year-counts">
        <h2 className="card-title">{year === null ? say('noYear') : say('year', { year: String(year) })}</h2>
        <p className="small muted">
          <span>{say('active', { count: active })}</span>
          {alumni > 0 && <span>{say('alumni', { count: alumni })}</span>}
          {admins > 0 && <span>{say('admins', { count: admins })}</span>}
        </p>
        {year === null && <p className="small muted">{say('noYearLead')}</p>}
      </div>
      {year === null ? <NoYearActs /> : <YearActs {...given} year={year} />}
    </li>
  )
}

function NoYearActs() {
  return (
    <div className="row-btns">
      <Link className={buttonClass()} to={paths.members} search={{ status: 'approved', year: 'none' }}>
        {say('setYears')}
      </Link>
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.importMembers}>
        {say('importYears')}
      </Link>
    </div>
  )
}
