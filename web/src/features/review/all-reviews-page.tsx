import { say } from 'words:review'
import { type Review, type ReviewDay, reviewFile } from '@callofcode/contract/review/review'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { ExplainedFigures } from '../figures/public.ts'
import { askedOn } from './asked-days.ts'
import { ReviewHead } from './review-head.tsx'
import { drop, type ReviewSearch, refreshReviews, reviewDay, reviewsOf, stateOf } from './review-queries.ts'
import { ReviewFacts } from './review-row.tsx'
import './reviews.css'

export const head = () => ({ title: titled(say('allTitle')), unlisted: true })

export const load = ({ client, search }: PagePlace) =>
  Promise.all([client.prefetchQuery(reviewsOf(search)), client.prefetchQuery(reviewDay)])

/** Lists every review of a member, the next one first, and the reviews that were dropped. */
export function Page() {
  const search = useSearch({ strict: false }) as ReviewSearch
  const { data, isError, refetch } = useQuery(reviewsOf(search))
  const breaks = useQuery(reviewDay).data?.data.breaks ?? []
  const state = stateOf(search)
  return (
    <main id="main" className="page reviews">
      <ReviewHead
        view={paths.allReviews}
        title={say('allTitle')}
        explained={
          <ExplainedFigures of="reviews" title={say('allTitle')} csv={fileAddress(reviewFile, {})} />
        }
      />
      <div className="review-facts">
        <Segmented
          label={say('which')}
          items={[
            { value: 'planned', label: say('planned') },
            { value: 'dropped', label: say('droppedOnes') },
          ]}
          value={state}
          link={(one, parts) => (
            <Link
              to={paths.allReviews}
              search={one === 'dropped' ? { state: one } : {}}
              activeOptions={{ exact: true }}
              replace
              {...parts}
            />
          )}
        />
      </div>
      {data && data.data.length === 0 && (
        <EmptyState
          title={state === 'dropped' ? say('noneDropped') : say('nonePlanned')}
          action={
            <Link className={buttonClass()} to={paths.dsa}>
              {say('toTracker')}
            </Link>
          }
        >
          {state === 'dropped' ? say('droppedLead') : say('solveFirst')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="rows review-rows">
          {data.data.map((review) => (
            <Row key={review.questionId} review={review} breaks={breaks} />
          ))}
        </ul>
      )}
      {data && (
        <MoreOfList
          to={paths.allReviews}
          search={search}
          next={data.nextCursor}
          things={say('reviewsThings')}
        />
      )}
      {!data && isError && <LoadFailed title={say('failed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton width={100} size="tall" />
          <Skeleton width={100} size="tall" />
        </Loading>
      )}
    </main>
  )
}

function Row({ review, breaks }: { review: Review; breaks: ReviewDay['breaks'] }) {
  const client = useQueryClient()
  const isDropped = review.nextOn === null
  const { mutate, isPending } = useMutation({
    mutationFn: () => drop(review.questionId, !isDropped),
    onSuccess: () => refreshReviews(client),
  })
  return (
    <li className="review-row">
      <ReviewFacts review={review} />
      <p className="small">
        {review.nextOn
          ? say(review.waits ? 'waitsSince' : 'comesOn', {
              day: longDate(review.waits ? review.nextOn : askedOn(review.nextOn, breaks)),
              days: Math.round(review.stability),
            })
          : say('isDropped')}
      </p>
      <div>
        <Button size="dense" variant="ghost" busy={isPending} onClick={() => mutate()}>
          {isDropped ? say('takeUp') : say('drop')}
          <span className="sr"> {review.questionName}</span>
        </Button>
      </div>
    </li>
  )
}
