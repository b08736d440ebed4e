import { say } from 'words:streak'
import { FREEZE, GOALS, type Streak, setWeekGoal, streakFile } from '@callofcode/contract/streak/streak'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call, fileAddress } from '../../platform/api/client.ts'
import { Explained } from '../../platform/chart/explained.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Sheet } from '../../platform/page/person.tsx'
import { paths } from '../../platform/paths.ts'
import { zoneWords } from '../../platform/time/zone-names.ts'
import { Breaks } from './breaks.tsx'
import { ownStreak, refreshStreak, useOwnZone } from './streak-queries.ts'
import { WeekStrip } from './week-strip.tsx'
import { YearOfDays, YearOfWeeks } from './year-maps.tsx'
import './streak.css'

export const head = () => ({ title: titled(say('title')), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(ownStreak)

/** Shows a member's streak: days, weeks, freezes and breaks, and the time zone of their days. */
export function Page() {
  const { data, isError, refetch } = useQuery(ownStreak)
  useOwnZone(data?.data.zone)
  return (
    <main id="main" className="page streak-page">
      <ListHead title={say('title')} />
      {data && <Shown streak={data.data} />}
      {!data && isError && <LoadFailed title={say('failed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton width={40} size="tall" />
          <Skeleton width={100} size="tall" />
        </Loading>
      )}
    </main>
  )
}

function Shown({ streak }: { streak: Streak }) {
  const { current, longest, freezes, week, countsToday, goal, year, weeks } = streak
  return (
    <>
      <div className="streak-now">
        <div className="title-line">
          <p className="figure">
            {current} <small>{say('days', { count: current })}</small>
          </p>
          <Explained title={say('title')} csv={fileAddress(streakFile, {})}>
            {say('explained', { every: FREEZE.every, most: FREEZE.most })}
          </Explained>
        </div>
        <WeekStrip days={week} today={streak.today} />
        <p className="small muted">
          {say(countsToday ? 'countsToday' : current > 0 ? 'howToKeep' : 'howToBegin')}{' '}
          {longest > 0 && say('longest', { count: longest })}{' '}
          {freezes > 0 && say('freezes', { count: freezes })}
        </p>
      </div>
      {longest > 0 && <YearOfDays year={year} today={streak.today} />}
      {goal && (
        <p>
          <b>{say('goalNow', { kind: goal.kind, done: goal.done, count: goal.count })}</b>{' '}
          <span className="muted">
            {say('weeksInARow', { current: goal.current, longest: goal.longest })}
          </span>
        </p>
      )}
      {(longest > 0 || goal) && <YearOfWeeks weeks={weeks} hasGoal={goal !== null} />}
      <Sheet title={say('settings')}>
        <GoalField goal={goal} />
        <p className="small muted">
          {say('daysEnd', {
            zone: zoneWords(streak.zone ?? 'UTC'),
            link: (inside) => (
              <Link className="link" to={paths.settings} hash="language">
                {inside}
              </Link>
            ),
          })}
        </p>
      </Sheet>
      <Breaks pauses={streak.pauses} today={streak.today} />
    </>
  )
}

const CHOICES = [
  ...[2, 3, 4, 5, 6].map((count) => ({ kind: 'days', count }) as const),
  ...[3, 5, 7, 10, 15, 20].map((count) => ({ kind: 'questions', count }) as const),
].filter(({ kind, count }) => count <= GOALS[kind])
const nameOf = (goal: { kind: string; count: number } | null) => (goal ? `${goal.kind} ${goal.count}` : '')

function GoalField({ goal }: Pick<Streak, 'goal'>) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (name: string) => call(setWeekGoal, { body: { goal: goalOf(name) } }),
    onSuccess: async () => {
      toast.success(say('goalKept'))
      await refreshStreak(client)
    },
  })
  const shown = isPending ? variables : nameOf(goal)
  const isOther = shown !== '' && !CHOICES.some((one) => nameOf(one) === shown)
  return (
    <Field label={say('goal')} hint={say('goalHint')}>
      <Select value={shown} onChange={(event) => mutate(event.target.value)}>
        <option value="">{say('noGoal')}</option>
        {isOther && goal && <option value={shown}>{say('goalChoice', goal)}</option>}
        {CHOICES.map((one) => (
          <option key={nameOf(one)} value={nameOf(one)}>
            {say('goalChoice', one)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function goalOf(name: string): { kind: 'days' | 'questions'; count: number } | null {
  const [kind, count] = name.split(' ')
  return kind === 'days' || kind === 'questions' ? { kind, count: Number(count) } : null
}
