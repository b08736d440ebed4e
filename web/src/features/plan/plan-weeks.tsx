import { say } from 'words:plan'
import type { PlannedQuestion } from '@callofcode/contract/plan/plan'
import { longDate, weekdayAndDay } from '../../platform/time/shown-time.tsx'
import { useHolds } from '../curriculum/public.ts'
import { Fold } from './fold.tsx'
import { minutesOf, type PlannedDay, type PlannedWeek, weeksOf } from './plan-days.ts'
import { QuestionLine } from './question-line.tsx'

interface PlanWeeksProps {
  readonly questions: readonly PlannedQuestion[]
  readonly today: string
  /** Hides the boxes, because the plan does not exist yet. */
  readonly preview?: boolean
}

/** The number of later weeks that are shown. A plan may have a hundred weeks. */
const NEXT_WEEKS = 3

/** Lists this week from today on, then later weeks, and then what was done before. */
export function PlanWeeks({ questions, today, preview = false }: PlanWeeksProps) {
  const { now, later, before } = weeksOf(questions, today)
  // A single remaining week is shown instead of folded.
  const further = later.length > NEXT_WEEKS + 1 ? later.slice(NEXT_WEEKS) : []
  return (
    <div className="plan-weeks" id="plan-weeks" tabIndex={-1}>
      <section aria-labelledby="plan-this-week">
        <h2 className="label" id="plan-this-week">
          {say('thisWeek')}
        </h2>
        {now.length === 0 && <p className="muted">{say('nothingThisWeek')}</p>}
        <Days days={now} today={today} preview={preview} />
      </section>
      {later.slice(0, later.length - further.length).map((week) => (
        <Week key={week.monday} week={week} today={today} preview={preview} />
      ))}
      {further.length > 0 && (
        <Fold
          title={say('moreWeeks', { count: further.length })}
          more={say('until', { day: longDate(lastDay(further)) })}
        >
          {further.map((week) => (
            <Week key={week.monday} week={week} today={today} preview={preview} />
          ))}
        </Fold>
      )}
      {before.length > 0 && (
        <Fold title={say('doneBefore')} more={say('questions', { count: before.length })}>
          <ol className="rows plan-day">
            {before.map((question) => (
              <QuestionLine key={question.id} question={question} preview={preview} dated />
            ))}
          </ol>
        </Fold>
      )}
    </div>
  )
}

interface WeekProps extends Omit<PlanWeeksProps, 'questions'> {
  readonly week: PlannedWeek
}

function Week({ week: { monday, days }, today, preview = false }: WeekProps) {
  const all = days.flatMap((one) => one.questions)
  const holds = useHolds(false)
  return (
    <Fold
      title={say('laterWeek', { day: longDate(monday) })}
      more={say('questionsFor', { count: all.length, time: timeWords(minutesOf(all, holds)) })}
    >
      <Days days={days} today={today} preview={preview} />
    </Fold>
  )
}

const lastDay = (weeks: readonly PlannedWeek[]) => weeks.at(-1)?.days.at(-1)?.day ?? ''

interface DaysProps {
  readonly days: readonly PlannedDay[]
  readonly today: string
  readonly preview: boolean
}

function Days({ days, today, preview }: DaysProps) {
  const holds = useHolds(false)
  return days.map(({ day, questions }) => (
    <section key={day} aria-label={weekdayAndDay(day)}>
      <h3 className="card-title plan-date">
        {day === today ? say('todayNamed', { day: weekdayAndDay(day) }) : weekdayAndDay(day)}{' '}
        {minutesOf(questions) > 0 && (
          <small className="muted">{timeWords(minutesOf(questions, holds))}</small>
        )}
      </h3>
      <ol className="rows plan-day">
        {questions.map((question) => (
          <QuestionLine key={question.id} question={question} preview={preview} />
        ))}
      </ol>
    </section>
  ))
}

/** Formats minutes as `45 min` or `2.5 h`, without a line break. */
export const timeWords = (minutes: number) =>
  (minutes < 60
    ? say('minutes', { minutes })
    : say('inHours', { hours: Math.round(minutes / 6) / 10 })
  ).replaceAll(' ', '\u00a0')
