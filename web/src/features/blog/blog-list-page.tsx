import { say } from 'words:blog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { byline, MemberLink } from '../member/public.ts'
import { type BlogSearch, blogsOf, type ListedBlog } from './find-blogs.ts'
import './blogs.css'

export const head = (): PageHead => ({
  title: titled(say('blogs')),
  description: say('forSearchEngines'),
  canonical: paths.blogs,
  feed: paths.blogFeed,
})

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(blogsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as BlogSearch
  const { data: session } = useSession()
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...blogsOf(search),
    placeholderData: keepPreviousData,
  })
  // The response contains the requested fields.
  const blogs = data?.data as readonly ListedBlog[] | undefined
  const whole = !search.cursor && !data?.nextAfter
  return (
    <main id="main" className="page">
      <ListHead
        title={say('blogs')}
        count={blogs && whole ? say('blogCount', { count: blogs.length }) : ''}
        about={say('lead')}
        action={
          session?.role && (
            <>
              <Link className={buttonClass({ variant: 'ghost' })} to={paths.ownBlogs}>
                {say('myBlogs')}
              </Link>
              {may(session, 'content') && (
                <Link className={buttonClass({ variant: 'ghost' })} to={paths.createBlog}>
                  {say('createBlog')}
                </Link>
              )}
            </>
          )
        }
      />
      <SearchRow label={say('searchBlogs')} placeholder={say('searchHint')} value={text} onChange={setText}>
        <ChosenFilters search={search} />
        {session?.role && (
          <Link className={buttonClass({ variant: 'primary', className: 'main-act' })} to={paths.writeBlog}>
            <Icon name="plus" />
            <span className="word">{say('writeBlog')}</span>
          </Link>
        )}
      </SearchRow>
      {!blogs && error && <BlogsFailed refused={refusedCursor(error)} retry={() => void refetch()} />}
      {!blogs && !error && <BlogsLoading />}
      {blogs?.length === 0 && <BlogsEmpty search={search} clear={() => setText('')} />}
      {blogs && blogs.length > 0 && (
        <ul className="cells two blogs" aria-busy={isPlaceholderData || undefined}>
          {blogs.map((blog) => (
            <BlogCard key={blog._id} blog={blog} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.blogs} search={search} next={data?.nextAfter} things={say('blogsInSentence')} />
    </main>
  )
}

const SHAPES = [72, 55, 64, 80, 48, 60] as const

function BlogsLoading() {
  return (
    <Loading words={say('loadingBlogs')}>
      <ul className="cells two blogs" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width}>
            <Skeleton width={20} />
            <Skeleton width={width} size="tall" />
            <Skeleton width={45} />
            <Skeleton width={30} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

/** `refused` is the server's message for an address whose cursor is invalid. */
function BlogsFailed({ refused, retry }: { refused: string | undefined; retry: () => void }) {
  if (!refused) return <LoadFailed title={say('blogsFailed')} retry={retry} />
  return (
    <ErrorState
      title={refused}
      action={
        <Link className={buttonClass()} to={paths.blogs} search={{}}>
          {say('toNewest')}
        </Link>
      }
    />
  )
}

function BlogsEmpty({ search, clear }: { search: BlogSearch; clear: () => void }) {
  if (!(search.q || search.tag || search.category))
    return <EmptyState title={say('noBlogs')}>{say('noBlogsHint')}</EmptyState>
  return (
    <EmptyState
      label={say('noBlogsLabel')}
      title={say('noBlogFound')}
      action={
        <Link className={buttonClass()} to={paths.blogs} search={{}} onClick={clear}>
          {say('showAllBlogs')}
        </Link>
      }
    >
      {say('noBlogFoundWhy')}
    </EmptyState>
  )
}

const filters = [
  ['category', () => say('category')],
  ['tag', () => say('tag')],
] as const

/** Lists the active filters. Each is a link that removes it. */
function ChosenFilters({ search }: { search: BlogSearch }) {
  return filters.map(([key, name]) => {
    const value = search[key]
    if (!value) return null
    return (
      <Link
        key={key}
        className={buttonClass({ className: 'chosen' })}
        to={paths.blogs}
        search={{ ...search, [key]: undefined, cursor: undefined }}
        activeOptions={{ exact: true }}
        resetScroll={false}
      >
        {name()}: {value}
        <Icon name="cross" small />
        <span className="sr"> {say('removeFilter')}</span>
      </Link>
    )
  })
}

function BlogCard({ blog }: { blog: ListedBlog }) {
  const { _id, title, author, authorPage, category, date, readMinutes, tags } = blog
  return (
    <li className="aim-on">
      {category && (
        <p className="label">
          <Narrowed search={{ category }}>{category}</Narrowed>
        </p>
      )}
      <h2 className="card-title">{title}</h2>
      <p className="small muted">
        <MemberLink page={authorPage}>{byline(author)}</MemberLink>, <LocalDate iso={date} />
      </p>
      {tags.length > 0 && (
        <ul className="tags" aria-label={say('tags')}>
          {[...new Set(tags)].map((tag) => (
            <li key={tag} className="label plain">
              <Narrowed search={{ tag }}>{tag}</Narrowed>
            </li>
          ))}
        </ul>
      )}
      <div className="foot">
        <p className="label plain num">{say('minRead', { readMinutes })}</p>
        <Link className={buttonClass({ size: 'dense' })} to={paths.blog(_id)}>
          {say('readMore', { title, sr: (inside) => <span className="sr">{inside}</span> })}
        </Link>
      </div>
    </li>
  )
}

function Narrowed({ search, children }: { search: BlogSearch; children: string }) {
  return (
    <Link className="narrow" to={paths.blogs} search={search} activeOptions={{ exact: true }}>
      {children}
    </Link>
  )
}
