import { say } from 'words:blog'
import { getBlog, getBlogBySlug } from '@callofcode/contract/blog/blog'
import { messages } from '@callofcode/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { readFound } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { excerptOf } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Article } from './article.tsx'
import { contextOf } from './life/around-blog.tsx'
import './reading.css'

interface BlogPlace {
  readonly id?: string
  readonly slug?: string
}

/** Finds a blog by one of its two addresses: by its id inside the dashboard, or the readable one. */
const blogAt = ({ id = '', slug }: BlogPlace) =>
  slug === undefined ? readFound(getBlog, { params: { id } }) : readFound(getBlogBySlug, { params: { slug } })

export function head({ client, params }: PagePlace): PageHead {
  const answer = client.getQueryData(blogAt(params).queryKey)
  if (answer === null) return { title: titled(told(messages.blogMissing)), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('blog')) }
  const { title, html, author, slug, date, readMinutes, category, tags } = answer.data
  return {
    title: titled(title),
    description: excerptOf(html) ?? say('by', { title, author }),
    canonical: encodeURI(paths.article(slug)),
    picture: encodeURI(paths.articlePicture(slug)),
    feed: paths.blogFeed,
    article: { author, published: date, minutes: readMinutes, section: category, tags },
  }
}

export async function load({ client, params }: PagePlace) {
  const query = blogAt(params)
  await client.prefetchQuery(query)
  // The page shows the rendered HTML, so the Markdown is left out.
  client.setQueryData(
    query.queryKey,
    (answer) => answer && { ...answer, data: { ...answer.data, content: '' } },
  )
  const id = client.getQueryData(query.queryKey)?.data._id
  if (id) await client.prefetchQuery(contextOf(id))
}

export function Page() {
  const place = useParams({ strict: false }) as BlogPlace
  const { data, isError, refetch } = useQuery(blogAt(place))
  return (
    <main id="main" className="page">
      <BackLink always to={paths.blogs}>
        {say('backToBlogs')}
      </BackLink>
      {data && <Article key={data.data._id} blog={data.data} />}
      {data === null && <NoBlog />}
      {data === undefined && (isError ? <BlogFailed retry={() => void refetch()} /> : <BlogLoading />)}
    </main>
  )
}

const LINES = [96, 91, 98, 64, 94, 88, 97, 52] as const

function BlogLoading() {
  return (
    <>
      <h1 className="sr">{say('blog')}</h1>
      <Loading words={say('loadingBlog')}>
        <Skeleton width={12} />
        <Skeleton width={70} size="control" />
        <Skeleton width={40} />
        <div className="read-waiting skels" aria-hidden="true">
          {LINES.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </Loading>
    </>
  )
}

function BlogFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">{say('blog')}</h1>
      <LoadFailed title={say('blogFailed')} retry={retry} />
    </>
  )
}

function NoBlog() {
  return (
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{told(messages.blogMissing)}</h1>
      <p className="lead">{say('missingWhy')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.blogs}>
        {say('readMoreArticles')}
      </Link>
    </div>
  )
}
