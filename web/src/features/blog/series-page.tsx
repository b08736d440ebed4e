import { say } from 'words:reading'
import { blogLifeMessages, getSeries, type SeriesPage } from '@callofcode/contract/blog-life/blog-life'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { readFound } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { byline, MemberLink } from '../member/public.ts'
import './life/series.css'

const seriesOf = (slug: string) => readFound(getSeries, { params: { slug } })

export function head({ client, params: { slug = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(seriesOf(slug).queryKey)
  if (answer === null)
    return { title: titled(told(blogLifeMessages.seriesMissing)), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('seriesTitle')) }
  const { title, description, blogs } = answer.data
  return {
    title: titled(title),
    description: description || say('pageDescription', { count: blogs.length, title }),
    canonical: encodeURI(paths.series(slug)),
  }
}

export const load = ({ client, params: { slug = '' } }: PagePlace) => client.prefetchQuery(seriesOf(slug))

export function Page() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const { data, isError, refetch } = useQuery(seriesOf(slug))
  return (
    <main id="main" className="page">
      <BackLink to={paths.blogs}>{say('blogs')}</BackLink>
      {data && <Series series={data.data} />}
      {data === null && (
        <div className="page-head">
          <p className="label">{say('missingLabel')}</p>
          <h1 className="title">{told(blogLifeMessages.seriesMissing)}</h1>
          <p className="lead">{say('missingWhy')}</p>
        </div>
      )}
      {data === undefined &&
        (isError ? (
          <LoadFailed title={say('seriesFailed')} retry={() => void refetch()} />
        ) : (
          <Loading words={say('loadingSeries')}>
            <Skeleton width={50} size="control" />
            <Skeleton width={80} />
            <Skeleton width={70} />
          </Loading>
        ))}
    </main>
  )
}

function Series({ series: { title, description, owner, blogs } }: { series: SeriesPage }) {
  return (
    <>
      <div className="page-head">
        <p className="label">{say('seriesTitle')}</p>
        <h1 className="title">{title}</h1>
        {description && <p className="lead">{description}</p>}
        {owner && (
          <p className="small muted">
            {say('by', {
              name: owner.name,
              memberlink: (inside) => <MemberLink page={owner.page}>{inside}</MemberLink>,
            })}
          </p>
        )}
      </div>
      {blogs.length === 0 ? (
        <EmptyState title={say('seriesEmpty')} />
      ) : (
        <ol className="series-parts">
          {blogs.map((blog, at) => (
            <li key={blog._id} className="aim-on">
              <span className="series-number" aria-hidden="true">
                {at + 1}
              </span>
              <div>
                <h2 className="card-title">
                  <Link className="cover" to={paths.article(blog.slug)}>
                    {blog.title}
                  </Link>
                </h2>
                <p className="small muted">
                  {say('minRead', {
                    author: byline(blog.author),
                    date: () => <LocalDate iso={blog.date} />,
                    readMinutes: blog.readMinutes,
                  })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
