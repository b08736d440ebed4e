import { say as sayOfFigures } from 'words:figures'
import { say } from 'words:mentor'
import { type Mentored, mentoredFile, STUCK } from '@callofcode/contract/batch/mentor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { CallError, fileAddress } from '../../platform/api/client.ts'
import { Explained } from '../../platform/chart/explained.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { figure, perLocale } from '../../platform/language/reader.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { type MentoredSearch, mentoredOf } from './mentor-cards.tsx'
import './mentors.css'

export const head = () => ({ title: titled(say('yourBatch')), unlisted: true })
export const load = ({ client, params: { id = '' }, search }: PagePlace) =>
  client.prefetchQuery(mentoredOf(id, search))

const SHOWN = [
  {
    value: 'all',
    get label() {
      return say('all')
    },
  },
  {
    value: 'stuck',
    get label() {
      return say('stuckSomewhere')
    },
  },
] as const

/** Shows mentors a batch: the progress of each member, and where they are stuck. */
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
      <BackLink to={paths.today}>{say('today')}</BackLink>
      <ListHead
        title={data?.batch.name ?? say('yourBatch')}
        count={
          data && !search.cursor && !data.nextCursor ? say('memberCount', { count: data.data.length }) : ''
        }
        explained={
          data &&
          data.data.length > 0 && (
            <Explained title={say('membersTitle')} csv={fileAddress(mentoredFile, { params: { batch: id } })}>
              {sayOfFigures('mentored', STUCK)}
            </Explained>
          )
        }
        action={
          <Link className={buttonClass()} to={paths.batchPlan('$id')} params={{ id }}>
            {say('planOfBatch')}
          </Link>
        }
      />
      <SearchRow
        name="q"
        label={say('searchMembers')}
        placeholder={say('searchAName')}
        value={text}
        onChange={setText}
      >
        <Segmented
          label={say('show')}
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
      {!data && error && <LoadFailed title={say('batchFailed')} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading words={say('loadingBatch')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          label={say('noMembersLabel')}
          title={only === 'stuck' ? say('noneStuck') : say('nobodyFound')}
        >
          {only === 'stuck' ? say('noneStuckWhy') : say('nobodyFoundWhy')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <People rows={data.data} busy={isPlaceholderData} />}
      <MoreOfList to={paths.mentored(id)} search={search} next={data?.nextCursor} things={say('members')} />
    </main>
  )
}

function NotTheirs() {
  return (
    <main id="main" className="page">
      <ListHead title={say('yourBatch')} />
      <EmptyState title={say('notMentor')}>{say('notMentorWhy')}</EmptyState>
    </main>
  )
}

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))

function People({ rows, busy }: { rows: readonly Mentored[]; busy: boolean }) {
  return (
    <section
      className="table-wrap"
      {...reachable}
      aria-label={say('membersTitle')}
      aria-busy={busy || undefined}
    >
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('questions')}</th>
            <th scope="col">{say('problems')}</th>
            <th scope="col">{say('stuckAt')}</th>
            <th scope="col">{say('lastActive')}</th>
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
                    <span className="small muted"> {say('tries', { tries })}</span>
                  </p>
                ))}
              </td>
              <td>{lastActive ? day().format(new Date(lastActive)) : say('notYet')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
