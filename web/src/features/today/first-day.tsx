import { say } from 'words:today'
import type { Today } from '@callofcode/contract/curriculum/curriculum'
import { FIRST_PROBLEM, HELD_MINUTES, solvingMinutes } from '@callofcode/contract/plan/solving-minutes'
import { SOLUTION_LANGUAGES, type SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { languageNames, useWorkspaceSettings, workspaceSettings } from '../code-editor/public.ts'
import { useHolds } from '../curriculum/public.ts'
import { allProblems, useFirstProblem, useSolvedHere } from '../solved/public.ts'
import { closing } from './where-stopped.ts'

/** Replaces Today until something is solved or ticked. It asks for the member's reason and language, and offers one problem. */
export function FirstDay({ week }: Pick<Today, 'week'>) {
  const { data: session } = useSession()
  return (
    <section className="first-day aim lit" aria-labelledby="first-day">
      <h2 className="head" id="first-day">
        {say('welcome', { name: session?.name ?? '' })}
      </h2>
      <Reasons memberId={session?.id} />
      <Language />
      <SolvedBefore />
      <Begin />
      {week && <Week week={week} />}
    </section>
  )
}

/** Shows a problem that was solved before the member had an account. It counts in the account only after it is submitted. */
function SolvedBefore() {
  const here = useSolvedHere()
  const { data } = useQuery(allProblems())
  const problem = data?.data.find(({ slug }) => here.has(slug))
  if (!problem) return null
  return (
    <div>
      <p>
        {say('solvedBefore', {
          title: problem.title,
          link: (inside) => (
            <Link className="link" to={paths.problem(problem.slug)}>
              {inside}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}

function Week({ week: { slug, title, closesAt } }: { week: NonNullable<Today['week']> }) {
  const { timeZone } = useClub()
  return (
    <p>
      {say('weekFirst', {
        title,
        time: closing(timeZone).format(new Date(closesAt)),
        link: (inside) => (
          <Link className="link" to={paths.problem(slug)}>
            {inside}
          </Link>
        ),
      })}
    </p>
  )
}

function Begin() {
  const { to, problem } = useFirstProblem()
  const hides = useHolds(false)
  const minutes =
    problem && (hides && problem.slug !== FIRST_PROBLEM ? HELD_MINUTES : solvingMinutes(problem))
  return (
    <p className="row-btns">
      <Link className={buttonClass({ variant: 'primary', size: 'big' })} to={to}>
        {minutes === undefined ? say('allProblems') : say('solveFirst', { minutes })}
        <Icon name="arrow" className="arrow" />
      </Link>
    </p>
  )
}

const REASONS = ['zero', 'date', 'some'] as const
type Reason = (typeof REASONS)[number]

/** The prefix of drafts removes the reason with them when somebody else signs in. */
const given = memberStore<Reason>((memberId, place) => `draft:${memberId}:${place}`)
const PLACE = 'first-reason'

/** Asks why the member came. After an answer only the chosen path is shown. */
function Reasons({ memberId }: { memberId: string | undefined }) {
  const id = useId()
  const [said, setSaid] = useState<Reason>()
  useEffect(() => {
    const kept = memberId && given.get(memberId, PLACE)
    setSaid(REASONS.find((one) => one === kept))
  }, [memberId])
  const saying = (reason: Reason) => ({
    className: buttonClass(),
    onClick: () => {
      if (memberId) given.save(memberId, PLACE, reason)
    },
  })
  const isShown = (reason: Reason) => said === undefined || said === reason
  return (
    <nav aria-labelledby={id}>
      <p className="label" id={id}>
        {said ? say('goOnWith') : say('whatBringsYou')}
      </p>
      <div className="row-btns">
        {isShown('zero') && (
          <Link to={paths.dashboard} search={{ level: 'Beginner' }} {...saying('zero')}>
            {say('fromZero')}
          </Link>
        )}
        {isShown('date') && (
          <Link to={paths.newPlan} {...saying('date')}>
            {say('interviewOn')}
          </Link>
        )}
        {isShown('some') && (
          <Link to={paths.solveImport} {...saying('some')}>
            {say('solvedSome')}
          </Link>
        )}
      </div>
    </nav>
  )
}

/** The languages of the first problem. Java is available only for a few other problems. */
const FIRST_LANGUAGES = SOLUTION_LANGUAGES.filter((language) => language !== 'java')

/** Sets the language of all problems that the member has not begun. */
function Language() {
  const id = useId()
  const { language } = useWorkspaceSettings()
  return (
    <div>
      <p className="label" id={id}>
        {say('yourLanguage')}
      </p>
      <Segmented<SolutionLanguage | ''>
        labelledBy={id}
        fit="wide"
        items={FIRST_LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
        value={language ?? ''}
        onChange={(chosen) => chosen && workspaceSettings.set({ language: chosen })}
      />
    </div>
  )
}
