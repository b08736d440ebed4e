import { say } from 'words:writing'
import { type MemberBlogPage, memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { Avatar } from '../../platform/ui/person.tsx'
import { MemberLink } from '../member/public.ts'
import { BlogComments } from './blog-comments.tsx'
import { CoAuthors } from './co-authors.tsx'
import { memberBlogOf } from './member-blog-queries.ts'
import { NoMemberBlog, StateBadge } from './state-badge.tsx'
import { WhatChanged } from './what-changed.tsx'
import { WhatNow } from './what-now.tsx'
import './member-blogs.css'

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(memberBlogOf(id).queryKey)
  if (answer === null) return { title: titled(told(memberBlogMessages.missing)), status: 404, unlisted: true }
  return { title: titled(answer?.data.title ?? say('blog')), unlisted: true }
}

export const load = ({ client, params: { id = '' } }: PagePlace) => client.prefetchQuery(memberBlogOf(id))

/** Shows an unpublished blog to its author and the editors: its preview and the comments. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch } = useQuery({ ...memberBlogOf(id), refetchOnMount: 'always' })
  if (data === null) return <NoMemberBlog />
  const blog = data?.data
  return (
    <main id="main" className="page">
      {blog?.isEditor && !blog.isAuthor ? (
        <BackLink always to={paths.blogReviews}>
          {say('blogReviews')}
        </BackLink>
      ) : (
        <BackLink always to={paths.ownBlogs}>
          {say('myBlogs')}
        </BackLink>
      )}
      {blog && <Writing blog={blog} />}
      {!blog && isError && <LoadFailed title={say('blogFailed')} retry={() => void refetch()} />}
      {!blog && !isError && (
        <Loading words={say('loadingBlog')}>
          <Skeleton width={60} size="control" />
          <Skeleton width={30} />
          <Skeleton size="block" />
        </Loading>
      )}
    </main>
  )
}

function Writing({ blog }: { blog: MemberBlogPage }) {
  const { title, category, tags, author, authorPage, html, readMinutes, slug, state } = blog
  return (
    <>
      <div className="page-head">
        <StateBadge state={state} />
        <h1 className="title" id="writing-title" tabIndex={-1}>
          {title}
        </h1>
        <p className="writing-meta small">
          <Avatar name={author} size="small" decorative />
          <MemberLink page={authorPage}>{author}</MemberLink>
          <span className="muted">
            {[category, say('minutes', { readMinutes })].filter(Boolean).join(' / ')}
          </span>
          {slug && (
            <Link className="link" to={paths.article(slug)}>
              {say('thePublishedBlog')}
            </Link>
          )}
        </p>
      </div>
      <WhatNow blog={blog} />
      <WhatChanged blog={blog} />
      <section className="writing-look" aria-labelledby="look-title">
        <h2 className="label" id="look-title">
          {state === 'published' ? say('theText') : say('asItWillLook')}
        </h2>
        <Prose className="read" html={html} />
        {tags.length > 0 && <p className="label plain">{tags.join(', ')}</p>}
      </section>
      <CoAuthors blog={blog} />
      {!blog.isInvited && <BlogComments blog={blog} />}
    </>
  )
}
