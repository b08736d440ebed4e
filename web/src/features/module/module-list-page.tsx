import { say } from 'words:module'
import { LEVELS, type Level, listCompleted } from '@callofcode/contract/curriculum/curriculum'
import { type LearningModule, listModules } from '@callofcode/contract/module/module'
import { listProblems } from '@callofcode/contract/problem/problem'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { call } from '../../platform/api/client.ts'
import { keyOf, read, transportOf } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Filters } from '../../platform/form/search-row.tsx'
import { named } from '../../platform/language/words.ts'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import {
  isSolvableOnly,
  ProgressMissing,
  quietProblems,
  SolvableFilter,
  useCompleted,
  useSolvable,
  useSolvableOnly,
} from '../curriculum/public.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { ModuleList } from './module-list.tsx'
import { progressRows } from './module-progress.ts'
import { Resume } from './resume.tsx'
import './modules.css'

export const head = (): PageHead => ({
  title: titled(say('learningModules')),
  description: say('pageDescription'),
  canonical: paths.dashboard,
})

export async function load({ client, session, search }: PagePlace) {
  await Promise.all([
    client.prefetchQuery(session?.role ? ownCards : visitorsCards),
    (session?.role || isSolvableOnly(search)) && client.prefetchQuery(quietProblems),
    session?.role && client.prefetchQuery(read(listCompleted, {})),
  ])
}

type Question = LearningModule['questions'][number]

/** Reads the modules and keeps of each question what the cards show. A thousand questions would be most of the page. */
const cards = (who: string, shownOf: (reading: Reading) => Promise<(question: Question) => Question>) =>
  queryOptions({
    queryKey: [...keyOf(listModules, {}), who],
    queryFn: async ({ signal, client }) => {
      const reading = { signal, transport: transportOf(client) }
      const [{ data }, shown] = await Promise.all([call(listModules, {}, reading), shownOf(reading)])
      // The request asks for the whole list, so every field is present.
      return (data as LearningModule[]).map((one) => ({ ...one, questions: one.questions.map(shown) }))
    },
  })
type Reading = NonNullable<Parameters<typeof call>[2]>

/** A member's card names the question to go on with, and has no address of another site. */
const ownCards = cards('own', async () => (question) => ({ ...question, link: '' }))

const COUNTED: Question = { questionName: '', difficulty: 'Easy', link: '', questionId: null }

/** A visitor's card only counts: the questions, and those that can be solved here, which keep their ids. */
const visitorsCards = cards('visitor', async (reading) => {
  const problems = await call(listProblems, {}, reading)
  const here = new Set(problems.data.map(({ questionId }) => questionId))
  return ({ questionId }) => (here.has(questionId) ? { ...COUNTED, questionId } : COUNTED)
})

export function Page() {
  const level = useLevel()
  const { data: session } = useSession()
  const { data, isError, refetch } = useQuery(session?.role ? ownCards : visitorsCards)
  const { member, completed, failed, retry } = useCompleted()
  const only = useSolvableOnly()
  const solvable = useSolvable(only)
  const all = only && !solvable.ids ? undefined : data
  const shown = all?.filter(
    (module) =>
      (!level || module.level === level) &&
      (!only || module.questions.some(({ questionId }) => solvable.ids?.has(questionId))),
  )
  const again = () => {
    void refetch()
    if (solvable.failed) solvable.retry()
  }
  const counted = member ? completed : undefined
  return (
    <main id="main" className="page">
      <ListHead
        title={say('learningModules')}
        count={shown ? say('modulesShown', { count: shown.length }) : ''}
        explained={
          counted &&
          shown &&
          shown.length > 0 && (
            <ExplainedFigures
              of="module"
              title={say('learningModules')}
              rows={() => progressRows(shown, counted)}
              file="modules.csv"
            />
          )
        }
      />
      <div className="tools">
        <Filters chosen={(level ? 1 : 0) + (only ? 1 : 0)}>
          <LevelFilter level={level} />
          <SolvableFilter />
        </Filters>
        {may(session, 'content') && (
          <Link className={buttonClass({ className: 'at-end' })} to={paths.createModule}>
            {say('createModule')}
          </Link>
        )}
      </div>
      {failed && <ProgressMissing retry={retry} />}
      {all && counted && <Resume modules={all} completed={counted} />}
      {!all &&
        (isError || solvable.failed ? (
          <LoadFailed title={say('modulesFailed')} retry={again} />
        ) : (
          <ModulesLoading />
        ))}
      {all && shown?.length === 0 && <ModulesEmpty level={level} only={only} total={all.length} />}
      {all && shown && shown.length > 0 && (
        <ModuleList all={all} shown={shown} member={member} completed={counted} />
      )}
    </main>
  )
}

const SHAPES = [45, 60, 38, 52, 41, 66] as const

function ModulesLoading() {
  return (
    <Loading words={say('loadingModules')}>
      <ul className="cells two or-three" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width}>
            <Skeleton width={20} />
            <Skeleton width={width} size="tall" />
            <Skeleton width={90} />
            <Skeleton width={30} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface ModulesEmptyProps {
  level: Level | undefined
  only: boolean
  total: number
}

function ModulesEmpty({ level, only, total }: ModulesEmptyProps) {
  if ((!level && !only) || total === 0)
    return (
      <EmptyState
        label={say('noneLabel')}
        title={say('noLearningModulesYet')}
        action={
          <Link className={buttonClass()} to={paths.dsa}>
            {say('openTheDsaTracker')}
          </Link>
        }
      >
        {say('practiseMeanwhile')}
      </EmptyState>
    )
  return (
    <EmptyState
      label={say('noneOfAll', { total })}
      title={only ? say('noneSolvable') : say('noModuleYet', { level: level ?? '' })}
      action={
        <Link className={buttonClass()} to={paths.dashboard} search={{}}>
          {say('showAllModules')}
        </Link>
      }
    >
      {only ? say('noneSolvableHint') : say('otherLevels')}
    </EmptyState>
  )
}

/** The level in the address; undefined for all levels. */
function useLevel(): Level | undefined {
  const { level } = useSearch({ strict: false }) as { level?: string }
  return LEVELS.find((one) => one === level)
}

const items = () => (['All', ...LEVELS] as const).map((value) => ({ value, label: named('module', value) }))

function LevelFilter({ level }: { level: Level | undefined }) {
  return (
    <Segmented
      label={say('level')}
      fit="full"
      items={items()}
      value={level ?? 'All'}
      link={(value, parts) => (
        <Link
          to={paths.dashboard}
          search={({ solvable }: { solvable?: string }) => ({
            ...(value !== 'All' && { level: value }),
            ...(solvable && { solvable }),
          })}
          activeOptions={{ exact: true }}
          resetScroll={false}
          {...parts}
        />
      )}
    />
  )
}
