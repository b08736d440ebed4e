import type { Mentored } from '@callofcode/contract/site/mentor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { CallError } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/inputs.tsx'
import { BackLink } from '../../platform/navigation/links.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { counted, figure } from '../../platform/ui/counted.ts'
import { reachable } from '../../platform/ui/reachable.ts'
import { type MentoredSearch, mentoredOf } from './mentor-queries.ts'
import './mentors.css'

export const head = () => ({ title: titled('Your batch'), unlisted: true })
export const load = ({ client, params: { id = '' }, search }: PagePlace) =>
  client.prefetchQuery(mentoredOf(id, search))

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'stuck', label: 'Stuck somewhere' },
] as const

/** A batch, for its mentors: how far each member is, and where they are stuck. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const search = useSearch({ strict: false }) as MentoredSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...mentoredOf(id, search),
    placeholderData: keepPreviousData,
  })
  const only = search.only === 'stuck' ? 'stuck' : 'all'
  if (!data && error instanceof CallError && error.status === 404) return <NotTheirs />
  return (
    <main id="main" className="page">
      <BackLink to={paths.today}>Today</BackLink>
      <ListHead
        title={data?.batch.name ?? 'Your batch'}
        lead="How far each is, and the problems that they tried in vain in the last month. A word from you helps more than a number."
      />
      <SearchRow
        name="q"
        label="Search members"
        placeholder="Search a name"
        value={text}
        onChange={setText}
        count={
          data && `${counted(data.data.length, 'member', 'members')}${data.nextCursor ? ' on this page' : ''}`
        }
      >
        <Segmented
          label="Show"
          items={SHOWN}
          value={only}
          link={(value, parts) => (
            <Link
              to={paths.mentored(id)}
              search={{ ...(search.q && { q: search.q }), ...(value !== 'all' && { only: value }) }}
              activeOptions={{ exact: true }}
              resetScroll={false}
              {...parts}
            />
          )}
        />
      </SearchRow>
      {!data && error && <LoadFailed title="The batch did not arrive." retry={() => void refetch()} />}
      {!data && !error && (
        <Loading words="Loading the batch...">
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState label="0 members" title={only === 'stuck' ? 'Nobody is stuck' : 'Nobody here'}>
          {only === 'stuck'
            ? 'Nobody here tried a problem three times in vain in the last month.'
            : 'Nobody of this batch fits what is chosen above.'}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <People rows={data.data} busy={isPlaceholderData} />}
      <MoreOfList to={paths.mentored(id)} search={search} next={data?.nextCursor} things="members" />
    </main>
  )
}

function NotTheirs() {
  return (
    <main id="main" className="page">
      <EmptyState title="You do not look after this batch">
        Perhaps it was removed, or somebody else looks after it now.
      </EmptyState>
    </main>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function People({ rows, busy }: { rows: readonly Mentored[]; busy: boolean }) {
  return (
    <section className="table-wrap" {...reachable} aria-label="Members" aria-busy={busy || undefined}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Questions</th>
            <th scope="col">Problems</th>
            <th scope="col">Stuck at</th>
            <th scope="col">Last active</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _id, name, page, questions, problems, stuck, lastActive }) => (
            <tr key={_id}>
              <td>
                {page ? (
                  <Link className="link" to={paths.member(page.handle)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </td>
              <td>{figure(questions)}</td>
              <td>{figure(problems)}</td>
              <td>
                {stuck.map(({ slug, title, tries }) => (
                  <p key={slug}>
                    <Link className="link" to={paths.problem(slug)}>
                      {title}
                    </Link>
                    <span className="small muted"> {tries} tries</span>
                  </p>
                ))}
              </td>
              <td>{lastActive ? day.format(new Date(lastActive)) : 'Not yet'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
