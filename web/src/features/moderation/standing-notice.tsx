import { say } from 'words:standing'
import { acceptConduct } from '@callofcode/contract/club/conduct'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import './standing-notice.css'

/**
 * Shows a notice on every screen to a member who is paused, warned, or asked to accept the code of conduct. The notice blocks
 * nothing.
 */
export function StandingNotice({ session, path }: { session: Session; path: string }) {
  const { pausedUntil, warned, mustAccept } = session
  const elsewhere = path !== paths.standing
  return (
    <aside aria-label={say('howYouStandWith')}>
      {warned && elsewhere && (
        <Notice tone="warning" className="standing">
          <p>{say('warnedBar')}</p>
          <Link className={buttonClass({ size: 'dense' })} to={paths.standing}>
            {say('readMessage')}
          </Link>
        </Notice>
      )}
      {pausedUntil && elsewhere && (
        <Notice tone="warning" className="standing">
          <p>{say('pausedBar', { time: () => <LocalTime iso={pausedUntil} /> })}</p>
          <Link className={buttonClass({ size: 'dense' })} to={paths.standing}>
            {say('why')}
          </Link>
        </Notice>
      )}
      {mustAccept && <AcceptNotice />}
    </aside>
  )
}

function AcceptNotice() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(acceptConduct, {}),
    onSuccess: ({ message }) => {
      toast.success(message)
      client.setQueryData<Session | null>(sessionKey, (before) =>
        before ? { ...before, mustAccept: false } : before,
      )
      document.getElementById('main')?.focus()
    },
  })
  return (
    <Notice className="standing">
      <p>
        {say('conductBar', {
          link: (inside) => (
            <Link className="link" to={paths.conduct}>
              {inside}
            </Link>
          ),
        })}
      </p>
      <Button size="dense" busy={isPending && say('saving')} onClick={() => mutate()}>
        {say('acceptConduct')}
      </Button>
    </Notice>
  )
}
