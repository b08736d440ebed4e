import { say } from 'words:plan'
import type { PlanOverview } from '@callofcode/contract/plan/plan'
import { HELD_MINUTES } from '@callofcode/contract/plan/solving-minutes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ShelfTabs, useHolds } from '../curriculum/public.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { forecastWords } from './forecast-words.tsx'
import { changeWords } from './plan-news.tsx'
import { ownPlans } from './plan-queries.ts'
import { timeWords } from './plan-weeks.tsx'
import './plan.css'

export const head = () => ({ title: titled(say('plans')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(ownPlans)

/** Lists a member's plans and that of their batch. */
export function Page() {
  const { data, isError, refetch, isFetching } = useQuery({ ...ownPlans, refetchOnMount: 'always' })
  const add = (
    <Link className={buttonClass({ variant: 'primary' })} to={paths.newPlan}>
      <Icon name="plus" /> {say('newPlan')}
    </Link>
  )
  return (
    <main id="main" className="page">
      <ListHead
        title={say('plans')}
        explained={
          data &&
          data.data.length > 0 && (
            <ExplainedFigures
              of="plan"
              title={say('plans')}
              rows={() => [
                ['Plan', 'Problems', 'Done', 'Left today'],
                ...data.data.map((plan) => [plan.title, plan.total, plan.done, plan.leftToday]),
              ]}
              file="plans.csv"
            />
          )
        }
        action={data && data.data.length > 0 && add}
      />
      <ShelfTabs place={paths.plans} />
      {!data && isError && (
        <LoadFailed title={say('failed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <EmptyState title={say('none')} action={add}>
          {say('noneLead')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="cells two">
          {data.data.map((plan) => (
            <PlanCard key={plan._id} plan={plan} />
          ))}
        </ul>
      )}
    </main>
  )
}

function PlanCard({ plan }: { plan: PlanOverview }) {
  const { _id, title, batch, total, done, leftToday, minutesToday } = plan
  const minutes = useHolds(false) ? leftToday * HELD_MINUTES : minutesToday
  return (
    <li className="topic aim-on">
      <h2 className="card-title">{title}</h2>
      {batch && <Badge icon="users">{say('ofBatch', { name: batch.name })}</Badge>}
      <p className="small">
        {leftToday > 0
          ? say('leftToday', { count: leftToday, time: timeWords(minutes) })
          : say('nothingToday')}
      </p>
      <p className="small muted">{forecastWords(plan)}</p>
      {batch && plan.change && <p className="small">{changeWords(plan)}</p>}
      <div className="foot">
        <ProgressShare done={done} total={total} />
        <Link className={buttonClass({ size: 'dense' })} to={paths.plan('$id')} params={{ id: _id }}>
          {say('open', { title, sr: (inside) => <span className="sr">{inside}</span> })}
        </Link>
      </div>
    </li>
  )
}
