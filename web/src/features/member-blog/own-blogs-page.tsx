import { say } from 'words:writing'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { BlogRows, BlogRowsLoading } from './blog-rows.tsx'
import { type BlogListSearch, ownBlogsOf } from './member-blog-queries.ts'

export const head = () => ({ title: titled(say('myBlogs')), unlisted: true })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(ownBlogsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as BlogListSearch
  const { data, isError, refetch } = useQuery({ ...ownBlogsOf(search), refetchOnMount: 'always' })
  const blogs = data?.data
  return (
    <main id="main" className="page">
      <ListHead
        title={say('myBlogs')}
        action={
          <>
            <Link className={buttonClass({ variant: 'ghost' })} to={paths.ownSeries}>
              {say('mySeries')}
            </Link>
            {blogs?.length !== 0 && <WriteLink />}
          </>
        }
      />
      {!blogs && isError && <LoadFailed title={say('ownBlogsFailed')} retry={() => void refetch()} />}
      {!blogs && !isError && <BlogRowsLoading words={say('loadingYourBlogs')} />}
      {blogs?.length === 0 && (
        <EmptyState title={say('noneWritten')} action={<WriteLink />}>
          {say('noBlogsHint')}
        </EmptyState>
      )}
      {blogs && blogs.length > 0 && <BlogRows blogs={blogs} />}
      <MoreOfList to={paths.ownBlogs} search={search} next={data?.nextCursor} things={say('blogs')} />
    </main>
  )
}

const WriteLink = () => (
  <Link className={buttonClass({ variant: 'primary' })} to={paths.writeBlog}>
    {say('writeABlog')}
  </Link>
)
