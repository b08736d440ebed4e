import { say } from 'words:writing'
import { limits } from '@callofcode/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { upTo } from '../../platform/language/reader.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { BlogRows, BlogRowsLoading } from './blog-rows.tsx'
import { listOf, type ReviewSearch, reviewsOf } from './member-blog-queries.ts'

export const head = () => ({ title: titled(say('blogReviews')), unlisted: true })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(reviewsOf(search))

const LISTS = [
  {
    list: 'waiting',
    get label() {
      return say('waiting')
    },
  },
  {
    list: 'ready',
    get label() {
      return say('readyToPublish')
    },
  },
] as const

export function Page() {
  const search = useSearch({ strict: false }) as ReviewSearch
  const list = listOf(search)
  const { data, isError, refetch } = useQuery({ ...reviewsOf(search), refetchOnMount: 'always' })
  const blogs = data?.data
  return (
    <main id="main" className="page">
      <ListHead
        title={say('blogReviews')}
        count={
          data
            ? say(list === 'ready' ? 'countReady' : 'countWaiting', {
                count: upTo(limits.waiting, data.total),
              })
            : ''
        }
        about={say('reviewsLead')}
      />
      <nav className="row-btns" aria-label={say('lists')}>
        {LISTS.map((one) => (
          <Link
            key={one.list}
            className={buttonClass({ variant: one.list === list ? 'plain' : 'ghost' })}
            to={paths.blogReviews}
            search={{ list: one.list === 'waiting' ? undefined : one.list }}
            aria-current={one.list === list ? 'page' : undefined}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      {!blogs && isError && <LoadFailed title={say('blogsFailed')} retry={() => void refetch()} />}
      {!blogs && !isError && <BlogRowsLoading words={say('loadingBlogs')} />}
      {blogs?.length === 0 && <NothingHere list={list} />}
      {blogs && blogs.length > 0 && <BlogRows blogs={blogs} named />}
      <MoreOfList to={paths.blogReviews} search={search} next={data?.nextCursor} things={say('blogs')} />
    </main>
  )
}

const NothingHere = ({ list }: { list: 'waiting' | 'ready' }) =>
  list === 'waiting' ? (
    <EmptyState label={say('allRead')} title={say('noneWaits')}>
      {say('submittedHere')}
    </EmptyState>
  ) : (
    <EmptyState label={say('noneReadyLabel')} title={say('noneAccepted')}>
      {say('acceptedHere')}
    </EmptyState>
  )
