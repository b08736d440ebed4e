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

interface OwnPassProps {
  readonly id: string
  /** The event takes place only online, so it has no door for a code. */
  readonly isOnlineOnly: boolean
}

/** A member's own check-in. */
export function OwnPass(props: OwnPassProps) {
  const { data: session } = useSession()
  return session?.role ? <EventPass {...props} /> : null
}

interface DoorToolsProps {
  readonly id: string
  readonly cancelled: boolean
}

/** The links of organisers to the door and to who came. */
export function DoorTools({ id, cancelled }: DoorToolsProps) {
  const { data: session } = useSession()
  if (!may(session, 'events')) return null
  return (
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
  )
}
