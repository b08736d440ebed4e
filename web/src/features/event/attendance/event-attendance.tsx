import { say } from 'words:attendance'
import { Link } from '@tanstack/react-router'
import { loadedLater } from '../../../platform/page/loaded-later.tsx'
import { paths } from '../../../platform/paths.ts'
import { may, useSession } from '../../../platform/session/session.ts'
import { buttonClass } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'

const EventPass = loadedLater(
  () => say('checkInName'),
  async () => (await import('./event-pass.tsx')).EventPass,
)

interface EventAttendanceProps {
  readonly id: string
  readonly cancelled: boolean
  /** The event takes place only online, so it has no door for a code. */
  readonly isOnlineOnly: boolean
}

/** The check-in part of an event's page: a member's own check-in, and the link to the door for organisers. */
export function EventAttendance({ id, cancelled, isOnlineOnly }: EventAttendanceProps) {
  const { data: session } = useSession()
  if (!session?.role) return null
  return (
    <>
      {!cancelled && <EventPass id={id} isOnlineOnly={isOnlineOnly} />}
      {may(session, 'events') && (
        <fieldset className="row-btns" aria-label={say('checkInName')}>
          {!cancelled && (
            <Link className={buttonClass()} to={paths.eventDoor(id)}>
              <Icon name="user-check" small /> {say('door')}
            </Link>
          )}
          <Link className={buttonClass()} to={paths.eventAttendance(id)}>
            <Icon name="users" small /> {say('whoCame')}
          </Link>
          {!cancelled && (
            <Link className={buttonClass()} to={paths.eventCertificates(id)}>
              <Icon name="star" small /> {say('certificates')}
            </Link>
          )}
        </fieldset>
      )}
    </>
  )
}
