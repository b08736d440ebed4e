import type { Head } from '@callofcode/contract/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CallError } from '../../platform/api/client.ts'
import { SearchBox } from '../../platform/form/search-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { type ThreadSearch, threadsQuery } from './find-threads.ts'
import { threadsOf } from './forum-queries.ts'
import { StartThread } from './start-thread.tsx'
import { ThreadFilters } from './thread-filters.tsx'
import { ThreadsEmpty, ThreadsFailed, ThreadsLoading, ThreadsOld } from './thread-list-states.tsx'
import { ThreadRow } from './thread-row.tsx'
import './forum.css'

export const head = (): Head => ({
  title: titled('Forum'),
  description: 'Questions and answers of the club: problems, interviews, projects and events.',
  canonical: paths.forum,
})

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(threadsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as ThreadSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const query = { ...threadsOf(search), placeholderData: keepPreviousData }
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(query)
  const threads = data?.data
  const retry = () => void refetch()
  return (
    <main id="main" className="page">
      <div className="forum-head">
        <div className="page-head">
          <h1 className="title">Forum</h1>
          <p className="lead">Ask, answer, and show what you are building</p>
        </div>
        <StartThread />
      </div>
      <ThreadFilters search={search} />
      <div className="tools">
        <SearchBox
          className="grow"
          label="Search the forum"
          placeholder="Search titles, threads and replies"
          value={text}
          onChange={setText}
        />
        <p className="label plain count" role="status">
          {threads && `${counted(threads.length, 'thread', 'threads')} shown`}
        </p>
      </div>
      {threads && error && <ThreadsOld retry={retry} busy={isFetching} />}
      {!threads && error && <ThreadsFailed refused={refusalOf(error)} retry={retry} />}
      {!threads && !error && <ThreadsLoading />}
      {threads?.length === 0 && (
        <ThreadsEmpty chosen={Object.keys(threadsQuery(search)).length > 0} clear={() => setText('')} />
      )}
      {threads && threads.length > 0 && (
        <ul className="threads" aria-busy={isPlaceholderData || undefined}>
          {threads.map((thread) => (
            <ThreadRow key={thread._id} thread={thread} />
          ))}
        </ul>
      )}
      <Further search={search} next={data?.nextCursor ?? undefined} />
    </main>
  )
}

const refusalOf = (error: Error) =>
  error instanceof CallError && error.status === 400 ? (error.errors.cursor ?? error.message) : undefined

function Further({ search, next }: { search: ThreadSearch; next: string | undefined }) {
  if (!search.cursor && !next) return null
  return (
    <nav className="row-btns" aria-label="More of the list">
      {search.cursor && (
        <Link
          className={buttonClass({ variant: 'ghost' })}
          to={paths.forum}
          search={{ ...search, cursor: undefined }}
        >
          <Icon name="back" /> First threads
        </Link>
      )}
      {next && (
        <Link className={buttonClass()} to={paths.forum} search={{ ...search, cursor: next }} rel="next">
          More threads <Icon name="arrow" className="arrow" />
        </Link>
      )}
    </nav>
  )
}
