import { say } from 'words:solution'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import { listSharedSolutions, type SharedSolution } from '@callofcode/contract/solution/shared-solution'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../platform/api/client.ts'
import { readPages } from '../../platform/api/read-pages.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { languageNames } from '../code-editor/public.ts'
import { rowId, SolutionRow } from './solution-row.tsx'
import './solutions.css'

interface SolutionsTabProps {
  problem: Pick<ProblemPage, 'slug' | 'languages'>
}

/** Lists the accepted solutions that others share, in one language, least fuel first. */
export function SolutionsTab({ problem: { slug, languages } }: SolutionsTabProps) {
  const [wanted, setWanted] = useState<SolutionLanguage>()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useSolutions(slug, wanted)
  const [first] = data?.pages ?? []
  if (error instanceof CallError && error.status === 403) return <Locked slug={slug} words={error.message} />
  if (!first && error) return <LoadFailed title={say('solutionsFailed')} retry={refetch} busy={isFetching} />
  if (!data || !first) return <SolutionsLoading />
  const { language } = first
  if (!language) return <NoneShared slug={slug} />
  const list = data.pages.flatMap((page) => page.data)
  const byClock = languages.find((one) => one.language === language)?.counted === 'clock'
  return (
    <div className="solutions">
      <p className="small muted">{say('solutionsLead', { byClock: byClock ? 'yes' : 'no' })}</p>
      {first.languages.length > 1 && (
        <Segmented
          label={say('language')}
          items={first.languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={setWanted}
        />
      )}
      {list.length === 0 && (
        <p className="muted">{say('languageEmpty', { value: languageNames[language] })}</p>
      )}
      <SolutionRows list={list} byClock={byClock} />
      {hasNextPage && <MoreButton last={list.at(-1)?._id ?? ''} onMore={() => void fetchNextPage()} />}
    </div>
  )
}

function SolutionRows({ list, byClock }: { list: readonly SharedSolution[]; byClock: boolean }) {
  const [chosen, setChosen] = useState<string>()
  return (
    <ol className="rows solution-list">
      {list.map((one) => (
        <li key={one._id}>
          <SolutionRow
            one={one}
            byClock={byClock}
            open={chosen === one._id}
            onToggle={() => setChosen(chosen === one._id ? undefined : one._id)}
          />
        </li>
      ))}
    </ol>
  )
}

function useSolutions(slug: string, language: SolutionLanguage | undefined) {
  return useInfiniteQuery({
    ...readPages(
      listSharedSolutions,
      { params: { slug }, query: { ...(language && { language }) } },
      { quiet: true },
    ),
    // The member may have solved the problem or shared a solution in another tab.
    refetchOnMount: 'always',
  })
}

function MoreButton({ last, onMore }: { last: string; onMore: () => void }) {
  useFocusWhenGone(rowId(last), { preventScroll: true })
  return <Button onClick={onMore}>{say('moreSolutions')}</Button>
}

function Locked({ slug, words }: { slug: string; words: string }) {
  return (
    <EmptyState
      title={say('afterYourOwnSolution')}
      action={
        <Link className={buttonClass()} to={paths.problem('$slug')} params={{ slug }} resetScroll={false}>
          {say('backToTheStatement')}
        </Link>
      }
    >
      {words}
    </EmptyState>
  )
}

function NoneShared({ slug }: { slug: string }) {
  return (
    <EmptyState
      title={say('noneShared')}
      action={
        <Link
          className={buttonClass()}
          to={paths.problem('$slug')}
          params={{ slug }}
          search={{ view: 'submissions' }}
          resetScroll={false}
        >
          {say('yourSubmissions')}
        </Link>
      }
    >
      {say('noneSharedHint')}
    </EmptyState>
  )
}

const WIDTHS = [96, 88, 92] as const

function SolutionsLoading() {
  return (
    <Loading words={say('loadingSolutions')}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} size="control" />
      ))}
    </Loading>
  )
}
