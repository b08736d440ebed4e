import { listBlogs } from '@callofcode/contract/blog'
import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { SearchBox } from '../../platform/form/search-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { BlogCard } from './blog-card.tsx'
import { BlogsEmpty, BlogsFailed, BlogsLoading } from './blog-list-states.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { type BlogSearch, findBlogs } from './find-blogs.ts'
import './blogs.css'

const blogs = read(listBlogs, {}, { sayMessage: true })

export const head = (): Head => ({
  title: titled('Blogs'),
  description: 'Articles by club members on data structures, algorithms, interviews and what they learned.',
  canonical: paths.blogs,
  feed: paths.blogFeed,
})

export async function load({ client }: PagePlace) {
  await client.prefetchQuery(blogs)
  // The list shows no article's text, so the page need not carry them all.
  client.setQueryData(
    blogs.queryKey,
    (answer) => answer && { ...answer, data: answer.data.map((blog) => ({ ...blog, content: '' })) },
  )
}

export function Page() {
  const search = useSearch({ strict: false }) as BlogSearch
  const [text, setText] = useUrlText('q')
  const { data, isError, refetch } = useQuery(blogs)
  const all = data?.data
  const found = all && findBlogs(all, { ...search, q: text })
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Blogs</h1>
        <p className="lead">Stay updated with the latest in DSA and programming concepts</p>
      </div>
      <div className="tools">
        <SearchBox
          className="grow"
          label="Search blogs"
          placeholder="Search title, author or tag"
          value={text}
          onChange={setText}
        />
        <ChosenFilters search={search} />
        <p className="label plain count" role="status">
          {found && `${found.length} ${found.length === 1 ? 'blog' : 'blogs'}`}
        </p>
      </div>
      {!all && (isError ? <BlogsFailed retry={() => void refetch()} /> : <BlogsLoading />)}
      {all && found?.length === 0 && <BlogsEmpty total={all.length} clear={() => setText('')} />}
      {found && found.length > 0 && (
        <ul className="cells two blogs">
          {found.map((blog) => (
            <BlogCard key={blog._id} blog={blog} />
          ))}
        </ul>
      )}
    </main>
  )
}
