import { listOwnSeries } from '@callofcode/contract/blog/blog-life'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { BackLink } from '../../platform/navigation/links.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { SeriesForm } from './series-form.tsx'
import './series.css'

const ownSeries = read(listOwnSeries, {})

export const head = () => ({ title: titled('My series'), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(ownSeries)

/** Where a member puts the own published blogs into an order. */
export function Page() {
  const { data, isError, refetch } = useQuery({ ...ownSeries, refetchOnMount: 'always' })
  const [open, setOpen] = useState<string>()
  const done = () => setOpen(undefined)
  return (
    <main id="main" className="page">
      <BackLink to={paths.ownBlogs}>My blogs</BackLink>
      <ListHead
        title="My series"
        lead="Published blogs of yours, one after the other. Readers are led from each to the next."
        action={
          open !== 'new' && (
            <Button variant="primary" onClick={() => setOpen('new')}>
              New series
            </Button>
          )
        }
      />
      {!data && isError && <LoadFailed title="Your series did not arrive." retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words="Loading your series...">
          <Skeleton width={40} size="tall" />
          <Skeleton width={60} />
        </Loading>
      )}
      {data && open === 'new' && <SeriesForm choices={data.blogs} onDone={done} />}
      {data?.data.length === 0 && open !== 'new' && (
        <EmptyState label="0 series" title="You have no series yet">
          Two blogs on one thing are enough for one.
        </EmptyState>
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
                  <p className="small muted">{counted(series.blogs.length, 'blog', 'blogs')}</p>
                  <Button size="dense" onClick={() => setOpen(series._id)}>
                    Edit<span className="sr">: {series.title}</span>
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
