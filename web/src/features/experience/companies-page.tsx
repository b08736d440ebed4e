import { say } from 'words:experience'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ExplainedFigures } from '../figures/public.ts'
import { companies } from './companies.ts'
import './company.css'

export const head = (): PageHead => ({
  title: titled(say('companies')),
  description: say('companiesLead'),
  canonical: paths.companies,
})

export const load = ({ client }: PagePlace) => client.prefetchQuery(companies)

/** Lists every company in published experiences. */
export function Page() {
  const { data, isError, refetch, isFetching } = useQuery(companies)
  return (
    <main id="main" className="page">
      <ListHead
        title={say('companies')}
        count={data && say('companyCount', { count: data.data.length })}
        lead={say('companiesLead')}
        explained={
          data &&
          data.data.length > 0 && (
            <ExplainedFigures
              of="companies"
              title={say('companies')}
              rows={() => [
                ['Company', 'Experiences', 'Latest'],
                ...data.data.map(({ name, experiences, latest }) => [name, experiences, latest]),
              ]}
              file="companies.csv"
            />
          )
        }
      />
      {!data && isError && (
        <LoadFailed title={say('companiesFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && (
        <Loading words={say('loadingCompanies')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          label={say('n0Companies')}
          title={say('noCompanies')}
          action={
            <Link className={buttonClass()} to={paths.submitExperience}>
              {say('shareFirst')}
            </Link>
          }
        />
      )}
      {data && data.data.length > 0 && (
        <ul className="rows companies">
          {data.data.map(({ slug, name, experiences, latest }) => (
            <li key={slug}>
              <Link className="row-title" to={paths.company('$slug')} params={{ slug }}>
                {name}
              </Link>
              <span className="small muted">{say('toldCount', { count: experiences, latest })}</span>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
