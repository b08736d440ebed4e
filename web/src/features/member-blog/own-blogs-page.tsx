import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { BlogRows, BlogRowsLoading } from './blog-rows.tsx'
import { type BlogListSearch, ownBlogsOf } from './member-blog-queries.ts'

export const head = () => ({ title: titled('My blogs'), unlisted: true })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(ownBlogsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as BlogListSearch
  const { data, isError, refetch } = useQuery({ ...ownBlogsOf(search), refetchOnMount: 'always' })
  const blogs = data?.data
  return (
    <main id="main" className="page">
      <ListHead
        title="My blogs"
        lead="What you write for the club. A draft is yours alone until you send it in."
        action={
          <div className="row-btns">
            <Link className={buttonClass({ variant: 'ghost' })} to={paths.ownSeries}>
              My series
            </Link>
            <WriteLink />
          </div>
        }
      />
      {!blogs && isError && <LoadFailed title="Your blogs did not arrive." retry={() => void refetch()} />}
      {!blogs && !isError && <BlogRowsLoading words="Loading your blogs..." />}
      {blogs?.length === 0 && (
        <EmptyState label="0 blogs" title="You have not written one yet" action={<WriteLink />}>
          What did you understand lately that was hard before? Ten lines are a good beginning. An editor reads
          them with you before others do.
        </EmptyState>
      )}
      {blogs && blogs.length > 0 && <BlogRows blogs={blogs} />}
      <MoreOfList to={paths.ownBlogs} search={search} next={data?.nextCursor} things="blogs" />
    </main>
  )
}

const WriteLink = () => (
  <Link className={buttonClass({ variant: 'primary' })} to={paths.writeBlog}>
    Write a blog
  </Link>
)
