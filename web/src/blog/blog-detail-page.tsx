import { getBlog } from '@callofcode/contract/blog'
import { messages } from '@callofcode/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { readFound } from '../api/read-found.ts'
import { titled } from '../page/head.ts'
import type { Head, PagePlace } from '../page/page-module.ts'
import { paths } from '../paths.ts'
import { Article } from './article.tsx'
import { BackToBlogs } from './back-to-blogs.tsx'
import { BlogFailed, BlogLoading, NoBlog } from './blog-detail-states.tsx'
import { excerptOf } from './excerpt.ts'
import './reading.css'

const blogOf = (id: string) => readFound(getBlog, { params: { id } })

export function head({ client, params: { id = '' } }: PagePlace): Head {
  const answer = client.getQueryData(blogOf(id).queryKey)
  if (answer === null) return { title: titled(messages.blogMissing), status: 404, unlisted: true }
  if (!answer) return { title: titled('Blog') }
  const { title, html, author } = answer.data
  const description = excerptOf(html) ?? `${title}, by ${author}.`
  return { title: titled(title), description, canonical: paths.blog(id) }
}

export async function load({ client, params: { id = '' } }: PagePlace) {
  const query = blogOf(id)
  await client.prefetchQuery(query)
  // What was written is not shown beside what was rendered from it.
  client.setQueryData(
    query.queryKey,
    (answer) => answer && { ...answer, data: { ...answer.data, content: '' } },
  )
}

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch } = useQuery(blogOf(id))
  return (
    <main id="main" className="page">
      <BackToBlogs />
      {data && <Article key={id} blog={data.data} />}
      {data === null && <NoBlog />}
      {data === undefined && (isError ? <BlogFailed retry={() => void refetch()} /> : <BlogLoading />)}
    </main>
  )
}
