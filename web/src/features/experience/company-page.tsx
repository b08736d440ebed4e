import { say } from 'words:experience'
import { askedFile, type CompanyPage, companyMissing } from '@callofcode/contract/experience/company'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { Explained } from '../../platform/chart/explained.tsx'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { named } from '../../platform/language/words.ts'
import { FilterRow } from '../../platform/navigation/segmented.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { useHolds } from '../curriculum/public.ts'
import { companyRead, yearOf } from './companies.ts'
import { MergeCompany } from './merge-company.tsx'
import { kindName, QuestionLink } from './rounds-shown.tsx'
import './company.css'

interface Search {
  readonly year?: string
}

export const load = ({ client, params: { slug = '' }, search }: PagePlace) =>
  client.prefetchQuery(companyRead(slug, yearOf(search as Search)))

export function head({ client, params: { slug = '' }, search }: PagePlace): PageHead {
  const answer = client.getQueryData<Found>(companyRead(slug, yearOf(search as Search)).queryKey)
  if (answer === null) return { title: titled(told(companyMissing)), status: 404, unlisted: true }
  const name = answer?.data.name ?? say('company')
  return {
    title: titled(say('interviewsAt', { name })),
    description: say('interviewsAtLead', { name }),
    canonical: paths.company(answer?.data.slug ?? slug),
  }
}
type Found = { data: CompanyPage } | null

/** Shows what a company asks, according to its candidates. */
export function Page() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const year = yearOf(useSearch({ strict: false }) as Search)
  const { data, isError, refetch } = useQuery(companyRead(slug, year))
  if (data === null) return <Missing />
  return (
    <main id="main" className="page company">
      {data && <Told company={data.data} year={year} />}
      {!data && isError && <LoadFailed title={say('companyFailed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loadingCompany')}>
          <Skeleton width={40} size="tall" />
          <Skeleton width={100} size="block" />
        </Loading>
      )}
    </main>
  )
}

function Told({ company, year }: { company: CompanyPage; year: string | undefined }) {
  const { slug, name, experiences, years, verdicts } = company
  const { data: session } = useSession()
  return (
    <>
      <div className="page-head">
        <div className="title-line">
          <h1 className="title">{name}</h1>
          <Explained title={say('interviewsAt', { name })} rows={() => rowsOf(company)} file={`${slug}.csv`}>
            {say('askedExplained')}
          </Explained>
        </div>
        <p className="lead">{say('toldBy', { count: experiences, year: year ?? 'all' })}</p>
        <p className="small muted">
          {verdicts
            .map(({ verdict, experiences: count }) => `${named('experience', verdict)}: ${count}`)
            .join(' · ')}
        </p>
        <div className="row-btns">
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={paths.experiences}
            search={{ company: name }}
          >
            {say('readThem')}
          </Link>
          {session?.role && company.asked.some(({ id }) => id) && (
            <Link className={buttonClass()} to={paths.newPlan} search={{ company: slug }}>
              {say('buildPlan')}
            </Link>
          )}
        </div>
      </div>
      {years.length > 1 && (
        <FilterRow
          name={say('year')}
          fit="full"
          to={paths.company(slug)}
          items={[
            { value: '', label: say('allYears') },
            ...years.map((one) => ({ value: String(one.year), label: String(one.year) })),
          ]}
          value={year ?? ''}
          searchFor={(chosen) => ({ year: chosen || undefined })}
        />
      )}
      <Shares
        title={say('rounds')}
        total={experiences}
        rows={company.rounds.map((one) => ({ ...one, key: one.kind, name: kindName(one.kind) }))}
      />
      <Shares
        title={say('topics')}
        total={experiences}
        rows={company.topics.map((one) => ({ ...one, key: one.id, name: one.title, topic: one.id }))}
      />
      <Asked company={company} />
      {may(session, 'content') && <MergeCompany slug={slug} name={name} />}
    </>
  )
}

/** Returns the figures above the questions as rows, for the chosen time. */
const rowsOf = ({ experiences, verdicts, rounds, topics }: CompanyPage) => [
  ['Of', 'Name', 'Experiences', 'Of all'],
  ...verdicts.map((one) => ['Result', one.verdict, one.experiences, experiences]),
  ...rounds.map((one) => ['Round', kindName(one.kind), one.experiences, experiences]),
  ...topics.map((one) => ['Topic', one.title, one.experiences, experiences]),
]

interface SharesProps {
  readonly title: string
  readonly total: number
  readonly rows: readonly { key: string; name: string; experiences: number; topic?: string }[]
}

/** Shows in how many experiences each thing was mentioned. */
function Shares({ title, total, rows }: SharesProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="label">{title}</h2>
      <ul className="rows company-shares">
        {rows.map(({ key, name, experiences, topic }) => (
          <li key={key}>
            {topic ? (
              <Link className="link" to={paths.dsa} search={{ topic }}>
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            <ProgressShare done={experiences} total={total} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Asked({ company: { slug, asked } }: { company: CompanyPage }) {
  const { data: session } = useSession()
  // This page does not read which questions are done.
  const holds = useHolds(false)
  return (
    <section aria-labelledby="company-asked">
      <div className="label title-line">
        <h2 id="company-asked">{say('askedHere')}</h2>
        {session?.role && (
          <Explained title={say('askedHere')} csv={fileAddress(askedFile, { params: { slug } })}>
            {say('askedExplained')}
          </Explained>
        )}
      </div>
      {asked.length === 0 ? (
        <p className="muted">{say('nothingAsked')}</p>
      ) : (
        <ol className="rows company-asked">
          {asked.map(({ id, name, difficulty, experiences, latest }) => (
            <li key={id ?? name}>
              {id ? <QuestionLink id={id}>{name}</QuestionLink> : <span>{name}</span>}
              <span className="small muted">
                {difficulty && !holds ? `${named('core', difficulty)} · ` : ''}
                {say('toldCount', { count: experiences, latest: String(latest) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Missing() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <p className="label">404</p>
        <h1 className="title">{told(companyMissing)}</h1>
        <div className="row-btns">
          <Link className={buttonClass({ variant: 'primary' })} to={paths.companies}>
            {say('allCompanies')}
          </Link>
        </div>
      </div>
    </main>
  )
}
