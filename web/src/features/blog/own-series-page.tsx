import { say } from 'words:reading'
import { listOwnSeries } from '@callofcode/contract/blog-life/blog-life'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { BackLink } from '../../platform/navigation/links.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { SeriesForm } from './life/series-form.tsx'
import './life/series.css'

const ownSeries = read(listOwnSeries, {})

export const head = () => ({ title: titled(say('mySeries')), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(ownSeries)

/** Lets a member put their own published blogs into an order. */
export function Page() {
  const { data, isError, refetch } = useQuery({ ...ownSeries, refetchOnMount: 'always' })
  const { open } = useSearch({ strict: false }) as { open?: string }
  const navigate = useNavigate()
  // The address stores the open form: the list of drafts links to a form, and a reload shows it again.
  const setOpen = (id: string | undefined) =>
    void navigate({ to: paths.ownSeries, search: id ? { open: id } : {}, replace: true })
  const done = () => setOpen(undefined)
  return (
    <main id="main" className="page">
      <BackLink to={paths.ownBlogs}>{say('myBlogs')}</BackLink>
      <ListHead
        title={say('mySeries')}
        action={
          open !== 'new' && (
            <Button variant="primary" onClick={() => setOpen('new')}>
              {say('newSeries')}
            </Button>
          )
        }
      />
      {!data && isError && <LoadFailed title={say('ownSeriesFailed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loadingYourSeries')}>
          <Skeleton width={40} size="tall" />
          <Skeleton width={60} />
        </Loading>
      )}
      {data && open === 'new' && <SeriesForm choices={data.blogs} onDone={done} />}
      {data?.data.length === 0 && open !== 'new' && (
        <EmptyState title={say('youHaveNoSeries')}>{say('noSeriesHint')}</EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="own-series">
          {data.data.map((series) => (
            <li key={series._id}>
              {open === series._id ? (
                <SeriesForm series={series} choices={data.blogs} onDone={done} />
              ) : (
                <>
                  <h2 className="card-title">
                    <Link className="link" to={paths.series(series.slug)}>
                      {series.title}
                    </Link>
                  </h2>
                  <p className="small muted">{say('blogsCount', { count: series.blogs.length })}</p>
                  <Button size="dense" onClick={() => setOpen(series._id)}>
                    {say('edit', {
                      title: series.title,
                      sr: (inside) => <span className="sr">{inside}</span>,
                    })}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
