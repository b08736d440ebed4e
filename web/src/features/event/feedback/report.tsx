import { say } from 'words:feedback'
import { say as sayOfFigures } from 'words:figures'
import type { EventPage } from '@callofcode/contract/event/event'
import {
  type EventFeedback,
  type FeedbackAnswer,
  feedbackFile,
  LEAST_ANSWERS,
} from '@callofcode/contract/event/feedback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fileAddress } from '../../../platform/api/client.ts'
import { Explained } from '../../../platform/chart/explained.tsx'
import { Scale } from '../../../platform/chart/scale.tsx'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { Button, ButtonLink } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { feedbackOf } from './feedback-queries.ts'
import { RATINGS } from './ratings.ts'

/** Shows the spread of the ratings, and the written feedback, page by page. */
export function Report({ event }: { event: EventPage }) {
  // The cursors of the pages so far. The first page has none.
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  const { data, isError, refetch } = useQuery(feedbackOf(event._id))
  if (!data && isError) return <LoadFailed title={say('answersFailed')} retry={() => void refetch()} />
  if (!data)
    return (
      <Loading words={say('loadingAnswers')}>
        <Skeleton size="block" />
      </Loading>
    )
  if (data.count === 0)
    return (
      <EmptyState label={say('noAnswersLabel')} title={say('noAnswers')}>
        {say('noAnswersHint')}
      </EmptyState>
    )
  return (
    <>
      <Summary all={data} />
      {data.count > data.held && (
        <>
          <Spread spread={data.spread} />
          <ul className="feedback-texts">
            {cursors.map((cursor) => (
              <Texts
                key={cursor ?? ''}
                id={event._id}
                cursor={cursor}
                isLast={cursor === cursors.at(-1)}
                onMore={(next) => setCursors([...cursors, next])}
              />
            ))}
          </ul>
          <div className="row-btns">
            <ButtonLink href={fileAddress(feedbackFile, { params: { id: event._id } })} download>
              <Icon name="download" /> {say('downloadCsv')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

function Summary({ all: { count, held } }: { all: EventFeedback }) {
  return (
    <p className="muted">
      {say('answerCount', { count, held: held > 0 ? 'yes' : 'no', held2: held, LEAST_ANSWERS })}
    </p>
  )
}

function Spread({ spread }: { spread: readonly number[] }) {
  const total = spread.reduce((sum, one) => sum + one, 0)
  const average = spread.reduce((sum, one, at) => sum + one * (at + 1), 0) / Math.max(total, 1)
  return (
    <div className="feedback-spread">
      <div className="title-line">
        <p className="card-title">{say('average', { value: average.toFixed(1) })}</p>
        <Explained title={say('whatPeopleSaid')}>
          {sayOfFigures('feedback', { least: LEAST_ANSWERS })}
        </Explained>
      </div>
      <table>
        <caption className="sr">{say('spreadName')}</caption>
        <tbody>
          {RATINGS.map(({ value, words }) => (
            <tr key={value}>
              <th scope="row">
                {value} <span className="small muted">{words}</span>
              </th>
              <td className="feedback-bar">
                <Scale value={spread[Number(value) - 1] ?? 0} total={Math.max(total, 1)} />
              </td>
              <td className="num">{spread[Number(value) - 1] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TextsProps {
  id: string
  cursor: string | undefined
  isLast: boolean
  onMore: (next: string) => void
}

function Texts({ id, cursor, isLast, onMore }: TextsProps) {
  const { data } = useQuery(feedbackOf(id, cursor))
  const next = data?.nextCursor
  return (
    <>
      {data?.data.map((one) => (
        <Answer key={one._id} one={one} />
      ))}
      {isLast && next && (
        <li>
          <Button onClick={() => onMore(next)}>{say('moreAnswers')}</Button>
        </li>
      )}
    </>
  )
}

function Answer({ one: { rating, good, better, name } }: { one: FeedbackAnswer }) {
  return (
    <li className="feedback-answer">
      <p className="label plain">
        {say('answerHead', { rating, name: name ? 'yes' : 'no', name2: name ?? '' })}
      </p>
      {good && (
        <p>
          <span className="small muted">{say('goodLabel')} </span>
          {good}
        </p>
      )}
      {better && (
        <p>
          <span className="small muted">{say('toDoBetter')} </span>
          {better}
        </p>
      )}
    </li>
  )
}
