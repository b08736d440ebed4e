import { say } from 'words:problem'
import type { Comparison } from '@callofcode/contract/explain/comparison'
import { nextOfPath } from '@callofcode/contract/problem/next-of-path'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { SolutionSubmissionPage } from '@callofcode/contract/submission/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadedLater } from '../../../platform/page/loaded-later.tsx'
import { paths } from '../../../platform/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { buttonClass } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { comparisonOf, type Growth } from '../../explain/public.ts'
import { allProblems, useSolved, useSolvedHere } from '../../solved/public.ts'
import { ownStreak } from '../../streak/public.ts'
import { nextUnsolved, stayInList, useListPlace } from '../list/list-context.ts'

// Loaded only after a submission was accepted.
const ExplainedFigures = loadedLater(
  () => say('fuelUsed'),
  async () => (await import('../../figures/public.ts')).ExplainedFigures,
  { inline: true },
)

interface AcceptedProps {
  problem: Pick<ProblemPage, 'slug' | 'path'>
  submission: SolutionSubmissionPage
  /** How the running time of the code grows. Undefined until it is measured. */
  growth: Growth | undefined
  /** The code in the editor has changed since it was accepted. */
  edited: boolean
}

/** Shows a solve: how good it is, the next problem, and the used resources. */
export function Accepted({ problem, submission, growth, edited }: AcceptedProps) {
  const { data } = useQuery(allProblems())
  const { data: comparison } = useQuery(comparisonOf(submission._id))
  const solved = useSolved()
  return (
    <>
      <p className="accepted-head">
        <span className="head">{solvedWords(growth, comparison?.data)}</span>
        <Onward problem={problem} edited={edited} />
      </p>
      <Facts submission={submission} solved={solved.size} of={data?.data.length} />
      <p className="accepted-reading">
        <ReadingLink slug={problem.slug} view="editorial">
          {say('readTheEditorial')}
        </ReadingLink>
        <ReadingLink slug={problem.slug} view="solutions">
          {say('solutionsOfOthers')}
        </ReadingLink>
      </p>
    </>
  )
}

/** Returns a sentence such as `Solved. O(n). Leaner than 12 of 15.` Unknown parts are left out. */
export function solvedWords(growth: Growth | undefined, comparison?: Comparison): string {
  const words = [say('solvedFirst')]
  if (growth?.kind === 'clear') words.push(say('growthModel', { model: growth.best.model }))
  if (growth?.kind === 'between') {
    const [one, other] = growth.close
    if (one && other) words.push(say('growthEither', { one: one.model, other: other.model }))
  }
  if (comparison?.state === 'compared' && comparison.others.more > 0) {
    const { more, same, less } = comparison.others
    words.push(say('leaner', { more, all: more + same + less }))
  }
  return words.join(' ')
}

/** Links to the next unsolved problem. The link is the only coloured button while the editor contains the accepted code. */
export function Onward({ problem, edited }: Pick<AcceptedProps, 'problem' | 'edited'>) {
  const { data } = useQuery(allProblems())
  const isMember = Boolean(useSession().data?.role)
  const own = useSolved()
  const here = useSolvedHere()
  const solved = isMember ? own : here
  const { problems } = useListPlace(problem)
  // The list that led here comes first, as for the key of the next problem. Otherwise the learning path decides.
  const inList = problems && nextUnsolved(problems, problem.slug, solved)
  const next = inList ?? (data && nextOfPath(data.data, problem.slug, solved))
  const className = buttonClass({ variant: edited ? 'plain' : 'primary' })
  // The problems arrive a moment after the verdict.
  if (!next && !data) return null
  if (!next)
    return (
      <Link className={className} to={paths.problems}>
        {say('allProblems')}
      </Link>
    )
  return (
    <Link
      className={className}
      to={paths.problem('$slug')}
      params={{ slug: next.slug }}
      onClick={() => inList && stayInList(inList.slug)}
    >
      {say('next', { title: next.title })}
      <Icon name="arrow" small />
    </Link>
  )
}

interface ReadingLinkProps {
  slug: string
  view: 'editorial' | 'solutions'
  children: ReactNode
}

function ReadingLink({ slug, view, children }: ReadingLinkProps) {
  return (
    <Link
      className="link"
      to={paths.problem('$slug')}
      params={{ slug }}
      search={{ view }}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}

interface FactsProps extends Pick<AcceptedProps, 'submission'> {
  solved: number
  of: number | undefined
}

function Facts({ submission: { fuel, fuelLimit }, solved, of }: FactsProps) {
  const { data } = useQuery(ownStreak)
  const streak = data?.data.current ?? 0
  return (
    <>
      <dl className="accepted-facts">
        {fuel !== null && (
          <Fact
            name={say('fuelUsed')}
            explained={
              <ExplainedFigures
                of="fuel"
                title={say('fuelUsed')}
                rows={() => [
                  ['Figure', 'Count', 'Of'],
                  ...(fuel === null ? [] : [['Fuel used', fuel, fuelLimit ?? '']]),
                  ...(of === undefined ? [] : [['Problems solved', solved, of]]),
                  ['Streak in days', streak, ''],
                ]}
                file="accepted.csv"
              />
            }
          >
            {count(fuel)}
            {fuelLimit !== null && (
              <span className="small muted"> {say('ofFuel', { fuelLimit: count(fuelLimit) })}</span>
            )}
          </Fact>
        )}
        {of !== undefined && solved > 0 && (
          <Fact name={say('problemsSolved')}>
            {solved}
            <span className="small muted"> {say('ofProblems', { of })}</span>
          </Fact>
        )}
        {streak > 0 && (
          <Fact name={say('streak')}>{streak === 1 ? say('oneDay') : say('days', { streak })}</Fact>
        )}
      </dl>
      {fuel !== null && <p className="small muted">{say('fuelMeaning')}</p>}
    </>
  )
}

const count = (many: number) => many.toLocaleString('en')

function Fact({ name, explained, children }: { name: string; explained?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="label">
        {name} {explained}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
