import { say } from 'words:writing'
import type { MemberBlogEntry } from '@callofcode/contract/member-blog/member-blog'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { paths } from '../../platform/paths.ts'
import { PlannedTime } from '../../platform/time/event-time.tsx'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { StateBadge } from './state-badge.tsx'
import './member-blogs.css'

interface BlogRowsProps {
  blogs: readonly MemberBlogEntry[]
  /** Shows the author's name, for lists of several members. */
  named?: boolean
}

/** Lists blogs that are being written or reviewed. Each links to its editor. */
export function BlogRows({ blogs, named = false }: BlogRowsProps) {
  return (
    <ul className="writings">
      {blogs.map((blog) => (
        <li key={blog._id} className="aim-on">
          <div className="writing-words">
            <h2 className="card-title">
              <Link className="cover" to={paths.ownBlog(blog._id)}>
                {blog.title}
              </Link>
            </h2>
            <p className="small muted">
              {named && say('by', { author: blog.author })}
              <When blog={blog} />
              {say('readingTime', {
                readMinutes: blog.readMinutes,
                slug: blog.slug && blog.state !== 'published' ? 'yes' : 'no',
              })}
            </p>
          </div>
          <StateBadge state={blog.state} />
        </li>
      ))}
    </ul>
  )
}

function When({ blog }: { blog: MemberBlogEntry }) {
  if (blog.publishAt)
    return <>{say('toBePublished', { time: () => <PlannedTime iso={blog.publishAt ?? ''} /> })}</>
  if (blog.state === 'submitted' && blog.submittedAt)
    return <>{say('sentIn', { day: () => <LocalDay iso={blog.submittedAt ?? ''} /> })}</>
  return <>{say('changed', { day: () => <LocalDay iso={blog.changedAt} /> })}</>
}

const SHAPES = [52, 38, 60] as const

export function BlogRowsLoading({ words }: { words: string }) {
  return (
    <Loading words={words}>
      <ul className="writings" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width}>
            <div className="writing-words">
              <Skeleton width={width} size="tall" />
              <Skeleton width={30} />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
