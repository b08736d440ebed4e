import { say } from 'words:review'
import {
  type DueReview,
  REVIEW_MINUTES,
  REVIEWS_A_DAY,
  REVIEWS_COUNTED,
  type ReviewDay,
  setReviewLoad,
} from '@callofcode/contract/review/review'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { FigureCard } from '../../platform/chart/figure-card.tsx'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { dayName, longDate } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { askedDays } from './asked-days.ts'
import { ReviewHead } from './review-head.tsx'
import { refreshReviews, reviewDay } from './review-queries.ts'
import { ReviewRow, type Said } from './review-row.tsx'
import './reviews.css'

export const head = () => ({ title: titled(say('title')), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(reviewDay)

/** Lists the questions to solve again today. */
export function Page() {
  const { data, isError, isFetching, refetch } = useQuery(reviewDay)
  return (
    <main id="main" className="page reviews">
      <ReviewHead view={paths.reviews} title={say('title')} />
      {data && <Day day={data.data} />}
      {!data && isError && (
        <LoadFailed title={say('failed')} retry={refetch} busy={isFetching}>
          {say('failedLead')}
        </LoadFailed>
      )}
      {!data && !isError && <DayLoading />}
    </main>
  )
}

function Day({ day }: { day: ReviewDay }) {
  const [said, setSaid] = useState<Said>()
  const { due, perDay, waiting, done, pausedUntil } = day
  const { days, clearIn } = askedDays(day)
  const minutes = minutesOf(due)
  const hasReviews = due.length + done + waiting > 0 || days.some(({ reviews }) => reviews > 0)
  return (
    <>
      {pausedUntil && <Notice>{say('paused', { day: longDate(pausedUntil) })}</Notice>}
      <LastSaid said={said} forget={() => setSaid(undefined)} />
      {hasReviews && (
        <div className="review-facts">
          <p>
            {due.length > 0 && <b>{say('dueNow', { due: due.length, minutes })} </b>}
            {done > 0 && <span className="muted">{say('doneToday', { done })} </span>}
            {waiting > 0 && <span className="muted">{waitingWords(waiting, clearIn)}</span>}
          </p>
          <Load perDay={perDay} />
        </div>
      )}
      {due.length > 0 ? (
        <ul className="rows review-rows" aria-label={say('dueToday')}>
          {due.map((review) => (
            <ReviewRow
              key={review.questionId}
              review={review}
              asOf={day.asOf}
              today={day.day}
              breaks={day.breaks}
              onSaid={setSaid}
            />
          ))}
        </ul>
      ) : (
        <NothingDue day={day} days={days} />
      )}
      {hasReviews && (
        <div className="figure-cards">
          <Ahead ahead={days} perDay={perDay} />
        </div>
      )}
    </>
  )
}

export const minutesOf = (due: readonly Pick<DueReview, 'difficulty'>[]) =>
  due.reduce((sum, { difficulty }) => sum + REVIEW_MINUTES[difficulty], 0)

function waitingWords(waiting: number, clearIn: number | null) {
  if (waiting > REVIEWS_COUNTED) return say('manyWait', { counted: REVIEWS_COUNTED })
  if (clearIn === null) return say('allWait', { waiting })
  return say('waiting', { waiting, days: clearIn })
}

/** Shows the last action on a question, with a button to undo it. */
function LastSaid({ said, forget }: { said: Said | undefined; forget: () => void }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => said?.takeBack() ?? Promise.resolve(),
    meta: { stay: true },
    onSuccess: () => {
      forget()
      document.getElementById('reviews')?.focus()
      return refreshReviews(client)
    },
  })
  return (
    <div role="status">
      {said && (
        <Notice tone="success" className="review-said">
          {said.words}{' '}
          <Button variant="ghost" size="dense" busy={isPending} onClick={() => mutate()}>
            {say('takeBack')}
          </Button>
        </Notice>
      )}
    </div>
  )
}

const LOADS = [0, 3, 5, 8, 10, 15, 20, 30, REVIEWS_A_DAY.most] as const

function Load({ perDay }: { perDay: number }) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (chosen: number) => call(setReviewLoad, { body: { perDay: chosen } }),
    meta: { stay: true },
    onSuccess: () => refreshReviews(client),
  })
  const shown = isPending ? variables : perDay
  return (
    <Field label={say('perDay')}>
      <Select value={shown} onChange={(event) => mutate(Number(event.target.value))}>
        {[...new Set([...LOADS, perDay])]
          .toSorted((a, b) => a - b)
          .map((one) => (
            <option key={one} value={one}>
              {one === 0 ? say('none') : one}
            </option>
          ))}
      </Select>
    </Field>
  )
}

interface NothingDueProps {
  readonly day: ReviewDay
  /** The reviews that the coming days ask for. */
  readonly days: ReviewDay['ahead']
}

function NothingDue({ day: { done, perDay, waiting, pausedUntil }, days }: NothingDueProps) {
  const next = days.find(({ reviews }) => reviews > 0)
  const title = done > 0 ? say('allDone') : say('nothingDue')
  const words = () => {
    if (perDay === 0 && waiting > 0) return say('switchedOff')
    if (next) return say('nextOn', { day: longDate(next.day), count: next.reviews })
    return pausedUntil ? say('afterBreak', { day: longDate(pausedUntil) }) : say('solveFirst')
  }
  return (
    <EmptyState
      title={title}
      action={
        <Link className={buttonClass()} to={paths.dsa}>
          {say('toTracker')}
        </Link>
      }
    >
      {words()}
    </EmptyState>
  )
}

function Ahead({ ahead, perDay }: { ahead: ReviewDay['ahead']; perDay: number }) {
  const sum = ahead.reduce((all, { reviews }) => all + reviews, 0)
  const [first, last] = [ahead[0], ahead.at(-1)]
  return (
    <FigureCard
      id="reviews-ahead"
      title={say('ahead')}
      now={String(sum)}
      unit={say('aheadUnit', { count: sum })}
      curve={{ values: ahead.map(({ reviews }) => reviews), label: say('aheadLabel', { count: sum }) }}
      from={first && dayName(first.day)}
      to={last && dayName(last.day)}
      heads={[say('day'), say('reviews')]}
      rows={ahead.map(({ day, reviews }) => [dayName(day), String(reviews)] as const)}
      csv={{
        file: 'reviews-ahead.csv',
        rows: () => [[say('day'), say('reviews')], ...ahead.map(({ day, reviews }) => [day, reviews])],
      }}
    >
      {say('aheadExplained', { perDay })}
    </FigureCard>
  )
}

function DayLoading() {
  return (
    <Loading words={say('loading')}>
      <Skeleton width={60} />
      <Skeleton width={100} size="tall" />
      <Skeleton width={100} size="tall" />
    </Loading>
  )
}
