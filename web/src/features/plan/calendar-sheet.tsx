import { say } from 'words:plan'
import { makePlanFeed, removePlanFeed } from '@callofcode/contract/plan/plan-places'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { SecretOnce } from '../../platform/form/secret-once.tsx'
import { Sheet } from '../../platform/page/person.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { sayIfGone } from './plan-gone.tsx'
import { refreshPlans } from './plan-queries.ts'

/** Shows the address from which a calendar reads the plan. It is shown once, because anyone with it can read the plan. */
export function CalendarSheet({ id, hasFeed }: { id: string; hasFeed: boolean }) {
  const client = useQueryClient()
  const done = () => refreshPlans(client)
  const make = useMutation({
    mutationFn: () => call(makePlanFeed, { params: { id } }),
    meta: { stay: true },
    onSuccess: done,
    onError: sayIfGone,
  })
  const end = useMutation({
    mutationFn: () => call(removePlanFeed, { params: { id } }),
    meta: { stay: true },
    onSuccess: () => {
      make.reset()
      return done()
    },
    onError: sayIfGone,
  })
  const path = make.data?.data.path
  return (
    <Sheet title={say('calendar')}>
      <p className="small muted">{say('calendarLead')}</p>
      {path && (
        <SecretOnce
          label={say('calendarAddress')}
          secret={`${window.location.origin}${path}`}
          hint={say('calendarHint')}
        />
      )}
      <div className="row-btns">
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {say(hasFeed ? 'otherAddress' : 'makeAddress')}
        </Button>
        {hasFeed && (
          <Button variant="ghost" busy={end.isPending} onClick={() => end.mutate()}>
            {say('endAddress')}
          </Button>
        )}
      </div>
      {hasFeed && !path && <p className="small muted">{say('hasAddress')}</p>}
    </Sheet>
  )
}
