import { type Mentored, STUCK } from '@callofcode/contract/site/mentor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { CallError } from '../../platform/api/client.ts'
import { Explained } from '../../platform/chart/explained.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { words } from '../../platform/language/words.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { figure } from '../../platform/ui/counted.ts'
import { reachable } from '../../platform/ui/reachable.ts'
import { type MentoredSearch, mentoredOf } from './mentor-queries.ts'
import { say } from './mentor-words.ts'
import './mentors.css'

const sayOfFigures = words('figures')

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
      <BackLink to={paths.today}>{say('today')}</BackLink>
      <ListHead
        title={data?.batch.name ?? say('yourBatch')}
        explained={
          data &&
          data.data.length > 0 && (
            <Explained title={say('members2')} csv={paths.mentoredCsv(id)}>
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
        count={
          data &&
          !search.cursor &&
          !data.nextCursor &&
          say('countPluralOneOther', { count: data.data.length })
        }
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
      {!data && error && <LoadFailed title={say('theBatchDidNot')} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading words={say('loadingTheBatch')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState
          label={say('n0Members')}
          title={only === 'stuck' ? say('nobodyIsStuck') : say('nobodyHere')}
        >
          {only === 'stuck' ? say('nobodyHereTriedA') : say('nobodyOfThisBatch')}
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
      <EmptyState title={say('youDoNotLook')}>{say('perhapsItWasRemoved')}</EmptyState>
    </main>
  )
}

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))

function People({ rows, busy }: { rows: readonly Mentored[]; busy: boolean }) {
  return (
    <section className="table-wrap" {...reachable} aria-label={say('members2')} aria-busy={busy || undefined}>
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
