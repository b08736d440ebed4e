import { say } from 'words:review'
import {
  type DueReview,
  RATINGS,
  type Rating,
  REVIEW_MINUTES,
  type Review,
  type ReviewDay,
} from '@callofcode/contract/review/review'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isEnded, isForLater } from '../../platform/api/try-again.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { isOffline } from '../../platform/offline/while-offline.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { dayName, longDate } from '../../platform/time/shown-time.tsx'
import { Button, ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import { askedOn, dayAfter } from './asked-days.ts'
import {
  drop,
  postpone,
  rate,
  refreshReviews,
  reviewQueue,
  takeBackQueued,
  useQueuedReviews,
  wordOf,
} from './review-queries.ts'

/** The result of an action on a review, and how to undo it. */
export interface Said {
  readonly words: string
  readonly takeBack: () => Promise<unknown>
}

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>
const ratings: Readonly<Record<Rating, () => string>> = {
  1: () => say('again'),
  2: () => say('hard'),
  3: () => say('good'),
  4: () => say('easy'),
}

interface ReviewRowProps {
  readonly review: DueReview
  /** When the list was read. */
  readonly asOf: string
  /** The current day in the member's time zone. */
  readonly today: string
  readonly breaks: ReviewDay['breaks']
  readonly onSaid: (said: Said) => void
}

/** Shows a question that is due. The member solves it again, rates it, or postpones it. */
export function ReviewRow({ review, asOf, today, breaks, onSaid }: ReviewRowProps) {
  const { questionId, questionName, choices } = review
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: () => Promise<Said | undefined>) => act(),
    meta: { stay: true },
    onSuccess: (said) => {
      if (!said) return
      onSaid(said)
      return refreshReviews(client)
    },
  })
  useFocusWhenGone('reviews')
  const memberId = useSession().data?.id
  const waiting = useQueuedReviews(memberId).find((one) => one.questionId === questionId)
  const said = (rating: Rating) => async (): Promise<Said | undefined> => {
    const word = wordOf(questionId, rating)
    try {
      const { data } = await rate(word)
      return {
        words: saidOf(questionName, data.nextOn, breaks),
        takeBack: () => rate(wordOf(questionId, null)),
      }
    } catch (failed) {
      // A request without a response may have arrived. Sending it again repeats the same id.
      const isKept =
        isForLater(failed) &&
        memberId !== undefined &&
        reviewQueue.resend(memberId, questionId, { ...word, seen: asOf })
      if (!isKept || isEnded(failed)) throw failed
      return undefined
    }
  }
  const choose = (rating: Rating) => {
    const word = { questionId, rating, seen: asOf }
    const isLater = memberId !== undefined && (waiting !== undefined || isOffline())
    if (!isLater || !reviewQueue.put(memberId, questionId, word)) mutate(said(rating))
  }
  if (memberId && waiting?.rating)
    return (
      <li className="review-row">
        <ReviewFacts review={review} />
        <p role="status">
          {say(isEnded(error) ? 'keptEnded' : 'keptOffline', { rating: ratings[waiting.rating]() })}{' '}
          <Button variant="ghost" size="dense" onClick={() => takeBackQueued(memberId, questionId, asOf)}>
            {say('undoReview', { name: questionName, sr })}
          </Button>
        </p>
      </li>
    )
  return (
    <li className="review-row" aria-busy={isPending || undefined}>
      <ReviewFacts review={review} />
      <fieldset className="row-btns" disabled={isPending}>
        <legend className="sr">{say('howWell', { name: questionName })}</legend>
        {RATINGS.map((one, at) => (
          <Button key={one} size="dense" onClick={() => choose(one)}>
            {ratings[one]()} <small className="muted">{dayName(askedOn(choices[at] ?? '', breaks))}</small>
          </Button>
        ))}
      </fieldset>
      <details className="review-later">
        <summary className="btn ghost dense">
          <Icon name="down" small />
          {say('notToday', { name: questionName, sr })}
        </summary>
        <div className="row-btns">
          {[1, 3, 7].map((days) => (
            <Button key={days} size="dense" onClick={() => mutate(putOff(review, today, days, breaks))}>
              {say('inDays', { days })}
            </Button>
          ))}
          <Button size="dense" variant="danger" onClick={() => mutate(dropped(questionId, questionName))}>
            {say('drop')}
          </Button>
        </div>
      </details>
    </li>
  )
}

const saidOf = (name: string, nextOn: string | null, breaks: ReviewDay['breaks']) =>
  say('saidRating', { name, day: nextOn ? longDate(askedOn(nextOn, breaks)) : '' })

const putOff =
  (review: DueReview, today: string, days: number, breaks: ReviewDay['breaks']) =>
  async (): Promise<Said> => {
    const { questionId, questionName } = review
    const { data } = await postpone(questionId, dayAfter(today, days))
    return {
      words: saidOf(questionName, data.nextOn, breaks),
      takeBack: () => postpone(questionId, null),
    }
  }

const dropped = (questionId: string, name: string) => async (): Promise<Said> => {
  await drop(questionId, true)
  return { words: say('saidDropped', { name }), takeBack: () => drop(questionId, false) }
}

/** Shows the question, where it is solved, and its earlier reviews. */
export function ReviewFacts({ review }: { review: Review }) {
  const { questionName, difficulty, topic, problem, link, reviewedOn, lapses } = review
  return (
    <div className="review-facts-of">
      <p className="row-title">{questionName}</p>
      <p className="row-facts">
        <DifficultyBadge difficulty={difficulty} />
        {topic && <span>{topic}</span>}
        <span>{say('minutes', { minutes: REVIEW_MINUTES[difficulty] })}</span>
        <span>{say('last', { day: longDate(reviewedOn) })}</span>
        {lapses > 0 && <span>{say('lapses', { count: lapses })}</span>}
      </p>
      <div className="row-btns">
        {problem ? (
          <Link
            className={buttonClass({ size: 'dense' })}
            to={paths.problem('$slug')}
            params={{ slug: problem }}
          >
            <Icon name="code" /> {say('solveAgain', { name: questionName, sr })}
          </Link>
        ) : (
          <ButtonLink size="dense" href={link} target="_blank" rel="noopener noreferrer">
            <Icon name="external" /> {say('openAgain', { name: questionName, sr })}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
