import {
  FIRST_STEPS,
  type FirstStep,
  getClubHome,
  putFirstStepsAway,
} from '@callofcode/contract/site/organiser'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

const steps: Readonly<Record<FirstStep, { title: string; why: string; to: string }>> = {
  club: { title: 'Give the club its name', why: 'Under Club: name, colour, words.', to: paths.club },
  mail: {
    title: 'Send a test mail',
    why: 'Under Club: without mail nobody learns that they were approved.',
    to: paths.club,
  },
  invitation: {
    title: 'Make an invitation link',
    why: 'Under Approvals: a join code approves whoever signs up with it.',
    to: paths.approvals,
  },
  event: { title: 'Announce a first event', why: 'So that there is something to come to.', to: paths.events },
  secondAdmin: {
    title: 'Make a second admin',
    why: 'Under Members: somebody who can help when you are away.',
    to: paths.members,
  },
}

/** What a new club does in its first week. Each step is ticked by what the site holds. */
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
            The first week
          </h2>
          <p className="small muted">
            {done.length} of {FIRST_STEPS.length} done. Each is ticked by itself.
          </p>
        </div>
        <Button variant="ghost" busy={isPending && 'Putting away...'} onClick={() => mutate()}>
          Put away<span className="sr"> the list of first steps, for all admins</span>
        </Button>
      </div>
      <ol>
        {FIRST_STEPS.map((step) => {
          const { title, why, to } = steps[step]
          const isDone = done.includes(step)
          return (
            <li key={step} className={isDone ? 'done' : undefined}>
              {isDone ? <Icon name="check" /> : <span className="first-steps-box" aria-hidden="true" />}
              <span>
                {isDone ? (
                  <>
                    {title}
                    <span className="sr">, done</span>
                  </>
                ) : (
                  <Link className="link" to={to}>
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
