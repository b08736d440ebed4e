import type { MemberRecord, MemberState } from '@callofcode/contract/member-admin'
import { TASK_WORDS } from '@callofcode/contract/site/task-words'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { words } from '../../platform/language/words.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { MemberActionButtons, manageId } from './member-actions.tsx'
import { MemberLink } from './member-link.tsx'

const sayOfAlumni = words('alumni')

interface MemberRowProps {
  readonly member: MemberRecord
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

export function MemberRow({ member, chosen, onChoose }: MemberRowProps) {
  const { data: session } = useSession()
  const own = session?.id === member._id
  return (
    <li className={chosen ? 'is-chosen' : undefined}>
      <label className="member-choose">
        <input
          className="box"
          type="checkbox"
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="sr">Choose {member.name}</span>
      </label>
      <Avatar name={member.name} src={member.profilePhoto} decorative />
      <MemberWho member={member} own={own} />
      <details className="member-manage" name="member-manage" onKeyDown={closeOnEscape}>
        <summary className={buttonClass()} id={manageId(member)}>
          Manage<span className="sr"> {member.name}</span>
          <Icon name="down" small />
        </summary>
        <div className="row-btns">
          <MemberActionButtons member={member} own={own} />
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.adminMember(member._id)}>
            All about them<span className="sr">: {member.name}</span>
          </Link>
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.audit} search={{ actor: member._id }}>
            Audit<span className="sr"> of {member.name}</span>
          </Link>
        </div>
      </details>
    </li>
  )
}

/** A question of one of its buttons has an Escape of its own: React hands it on, though it stands elsewhere. */
function closeOnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.contains(target as Node)) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

interface MemberWhoProps {
  readonly member: MemberRecord
  readonly own: boolean
  /** The name stands above already. */
  readonly unnamed?: boolean
}

export function MemberWho({ member, own, unnamed }: MemberWhoProps) {
  const { name, page, email, role, tasks, status, signedUpAt, lastSeenAt, signins, declinedReason } = member
  const { batch, invitedAt, alumniSince } = member
  return (
    <div className="member-who">
      {!unnamed && (
        <p className="card-title">
          <MemberLink page={page}>{name}</MemberLink>
          {own && <span className="muted"> (you)</span>}
        </p>
      )}
      <p className="small muted">{email}</p>
      <p className="member-marks">
        {role === 'admin' && <Badge variant="boxed">Admin</Badge>}
        {tasks.map(({ task, isOver }) =>
          isOver ? null : (
            <Badge key={task} variant="boxed">
              {TASK_WORDS[task].name}
            </Badge>
          ),
        )}
        {status !== 'approved' && <StateBadge status={status} />}
        {alumniSince && <Badge variant="boxed">{sayOfAlumni('badge')}</Badge>}
        {batch && <Badge variant="boxed">{batch.name}</Badge>}
        {invitedAt && (
          <Badge variant="boxed" tone="pending" icon="clock">
            Invited, no password yet
          </Badge>
        )}
        <span className="label plain">
          Signed up <LocalDay iso={signedUpAt} />
          {lastSeenAt && (
            <>
              {', last seen '}
              <LocalDay iso={lastSeenAt} />
              {`, ${counted(signins, 'sign-in', 'sign-ins')}`}
            </>
          )}
        </span>
      </p>
      {declinedReason && <p className="small member-reason">Reason: “{declinedReason}”</p>}
    </div>
  )
}

const states = {
  pending: { words: 'Waits for approval', tone: 'pending', icon: 'clock' },
  declined: { words: 'Declined', tone: 'rejected', icon: 'cross' },
  disabled: { words: 'Disabled', tone: 'rejected', icon: 'lock' },
} as const

function StateBadge({ status }: { status: Exclude<MemberState, 'approved'> }) {
  const { words, tone, icon } = states[status]
  return (
    <Badge variant="boxed" tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
