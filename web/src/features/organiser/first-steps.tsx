import { say } from 'words:organiser'
import {
  FIRST_STEPS,
  type FirstStep,
  getClubHome,
  putFirstStepsAway,
} from '@callofcode/contract/organiser/organiser'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

const steps: Readonly<Record<FirstStep, { title: string; why: string; to: string; hash?: string }>> = {
  club: {
    get title() {
      return say('nameClub')
    },
    get why() {
      return say('lookHint')
    },
    to: paths.club,
  },
  mail: {
    get title() {
      return say('sendATestMail')
    },
    get why() {
      return say('mailHint')
    },
    to: paths.club,
  },
  invitation: {
    get title() {
      return say('makeAnInvitationLink')
    },
    get why() {
      return say('joinCodeHint')
    },
    to: paths.approvals,
    hash: 'join-codes',
  },
  event: {
    get title() {
      return say('announceAFirstEvent')
    },
    get why() {
      return say('firstEventWhy')
    },
    to: paths.events,
  },
  secondAdmin: {
    get title() {
      return say('makeASecondAdmin')
    },
    get why() {
      return say('secondAdminHint')
    },
    to: paths.members,
  },
}

/** Lists what a new club does in its first week. A step is ticked if the site contains its result. */
export function FirstSteps({ done }: { done: readonly FirstStep[] }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(putFirstStepsAway, {}),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: keyOf(getClubHome) })
    },
  })
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <div className="first-steps-head">
        <div>
          <h2 className="card-title" id="first-steps">
            {say('theFirstWeek')}
          </h2>
          <p className="small muted">
            {say('stepsDone', { count: done.length, count2: FIRST_STEPS.length })}
          </p>
        </div>
        <Button variant="ghost" busy={isPending && say('puttingAway')} onClick={() => mutate()}>
          {say('putAwayTheList', { sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      </div>
      <ol>
        {FIRST_STEPS.map((step) => {
          const { title, why, to, hash } = steps[step]
          const isDone = done.includes(step)
          return (
            <li key={step} className={isDone ? 'done' : undefined}>
              {isDone ? <Icon name="check" /> : <span className="first-steps-box" aria-hidden="true" />}
              <span>
                {isDone ? (
                  <>
                    {title}
                    <span className="sr">{say('done')}</span>
                  </>
                ) : (
                  <Link className="link" to={to} {...(hash && { hash })}>
                    {title}
                  </Link>
                )}
                {!isDone && <span className="small muted">{why}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
