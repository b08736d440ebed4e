import { say } from 'words:plan'
import type { HardOnes, Plan, PlanChange, PlanLevel } from '@callofcode/contract/plan/plan'
import { followSharedList } from '@callofcode/contract/plan/plan-places'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { weekdayName } from './plan-days.ts'
import { sayIfGone } from './plan-gone.tsx'
import { refreshPlans } from './plan-queries.ts'
import { hardOnes, levels } from './terms-fields.tsx'

type Changed = Pick<Plan, 'endsOn' | 'hours' | 'weekdays' | 'level' | 'hard'> & {
  readonly change: PlanChange | null
  readonly batch: Plan['batch']
}

/** Describes in one line what mentors or the list changed lately, with the previous values. */
export function changeWords({ change, batch, ...now }: Changed): string | undefined {
  if (!change) return undefined
  const { added, removed, was } = change
  const parts = [
    was.endsOn && say('endChanged', { day: longDate(now.endsOn), was: longDate(was.endsOn) }),
    was.hours && say('hoursChanged', { hours: now.hours, was: was.hours }),
    was.weekdays && say('daysChanged', { days: now.weekdays.map(weekdayName).join(', ') }),
    was.level && say('levelChanged', { level: levelName(now.level), was: levelName(was.level) }),
    was.hard && say('hardProblems', { where: hardName(now.hard) }),
    added > 0 && say('came', { count: added }),
    removed > 0 && say('went', { count: removed }),
  ].filter((part) => typeof part === 'string')
  const what = parts.join('; ')
  return batch
    ? say('mentorsChanged', { day: longDate(change.on), what })
    : say('listChanged', { day: longDate(change.on), what })
}
const levelName = (level: PlanLevel) => levels[level]()
const hardName = (hard: HardOnes) => hardOnes[hard]()

/** Describes what happened to the list of a plan, and what mentors changed. */
export function PlanNews({ plan }: { plan: Plan }) {
  const changed = changeWords(plan)
  const { source, hasList, listNow } = plan
  const waits = listNow && listNow.added + listNow.removed > 0
  return (
    <>
      {changed && <p className="small plan-news">{changed}</p>}
      {hasList === false && (
        <p className="small plan-news">{say(source.kind === 'own' ? 'listDeleted' : 'listUnshared')}</p>
      )}
      {waits && <ListNow id={plan._id} {...listNow} />}
    </>
  )
}

function ListNow({ id, added, removed }: { id: string; added: number; removed: number }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(followSharedList, { params: { id } }),
    meta: { stay: true },
    onSuccess: () => {
      toast.success(say('changed'))
      document.getElementById('plan-weeks')?.focus()
      return refreshPlans(client)
    },
    onError: sayIfGone,
  })
  const what = [added > 0 && say('came', { count: added }), removed > 0 && say('went', { count: removed })]
  return (
    <div className="plan-news row-btns">
      <p className="small">{say('listNow', { what: what.filter(Boolean).join('; ') })}</p>
      <Button size="dense" busy={isPending} onClick={() => mutate()}>
        {say('takeOver')}
      </Button>
    </div>
  )
}
