import { getBlog, getBlogBySlug } from '@callofcode/contract/blog'
import { messages } from '@callofcode/contract/messages'
import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { readFound } from '../../platform/api/read-found.ts'
import { excerptOf } from '../../platform/page/excerpt.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Article } from './article.tsx'
import { BackToBlogs } from './back-to-blogs.tsx'
import { BlogFailed, BlogLoading, NoBlog } from './blog-detail-states.tsx'
import './reading.css'

interface BlogPlace {
  readonly id?: string
  readonly slug?: string
}

/** A blog has two addresses: one by its id inside the dashboard, and the readable one. */
const blogAt = ({ id = '', slug }: BlogPlace) =>
  slug === undefined ? readFound(getBlog, { params: { id } }) : readFound(getBlogBySlug, { params: { slug } })

export function head({ client, params }: PagePlace): Head {
  const answer = client.getQueryData(blogAt(params).queryKey)
  if (answer === null) return { title: titled(messages.blogMissing), status: 404, unlisted: true }
  if (!answer) return { title: titled('Blog') }
  const { title, html, author, slug, date, readMinutes, category, tags } = answer.data
  return {
    title: titled(title),
    description: excerptOf(html) ?? `${title}, by ${author}.`,
    canonical: encodeURI(paths.article(slug)),
    picture: encodeURI(paths.articlePicture(slug)),
    feed: paths.blogFeed,
    article: { author, published: date, minutes: readMinutes, section: category, tags },
  }
}

export async function load({ client, params }: PagePlace) {
  const query = blogAt(params)
  await client.prefetchQuery(query)
  // What was written is not shown beside what was rendered from it.
  client.setQueryData(
    query.queryKey,
    (answer) => answer && { ...answer, data: { ...answer.data, content: '' } },
  )
}

export function Page() {
  const place = useParams({ strict: false }) as BlogPlace
  const { data, isError, refetch } = useQuery(blogAt(place))
  return (
    <main id="main" className="page">
      <BackToBlogs />
      {data && <Article key={data.data._id} blog={data.data} />}
      {data === null && <NoBlog />}
      {data === undefined && (isError ? <BlogFailed retry={() => void refetch()} /> : <BlogLoading />)}
    </main>
  )
}
