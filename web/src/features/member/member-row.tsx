import { say as sayOfAlumni } from 'words:alumni'
import { say } from 'words:people'
import type { MemberRecord, MemberState } from '@callofcode/contract/member/member-admin'
import { BUILT_IN } from '@callofcode/contract/member-fact/read-fact'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { named } from '../../platform/language/words.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { MemberActionButtons, manageId } from './member-actions.tsx'
import { MemberLink } from './member-link.tsx'

interface MemberRowProps {
  readonly member: MemberRecord
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

export function MemberRow({ member, chosen, onChoose }: MemberRowProps) {
  const { data: session } = useSession()
  const own = session?.id === member._id
  const details = useRef<HTMLDetailsElement>(null)
  // The links work without scripts. The buttons are expensive to render, and those of most rows stay unseen.
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    // Somebody opened the menu before the scripts ran.
    if (details.current?.open) setIsOpened(true)
  }, [])
  return (
    <li className={chosen ? 'is-chosen' : undefined}>
      <label className="member-choose">
        <input
          className="box"
          type="checkbox"
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="sr">{say('choose', { name: member.name })}</span>
      </label>
      <Avatar name={member.name} src={member.profilePhoto} decorative />
      <MemberWho member={member} own={own} />
      <details
        ref={details}
        className="member-manage"
        name="member-manage"
        onKeyDown={closeOnEscape}
        onToggle={({ currentTarget }) => {
          flushSync(() => setIsOpened(true))
          followFocus(currentTarget)
        }}
      >
        <summary className={buttonClass({ size: 'dense' })} id={manageId(member)} aria-keyshortcuts="m">
          <span className="word">
            {say('manage', { name: member.name, sr: (inside) => <span className="sr">{inside}</span> })}
          </span>
          <Icon name="down" small />
        </summary>
        <div className="row-btns">
          {isOpened && <MemberActionButtons member={member} own={own} />}
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.adminMember(member._id)}>
            {say('allAboutThem', { name: member.name, sr: (inside) => <span className="sr">{inside}</span> })}
          </Link>
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.audit} search={{ actor: member._id }}>
            {say('memberAudit', { name: member.name, sr: (inside) => <span className="sr">{inside}</span> })}
          </Link>
        </div>
      </details>
    </li>
  )
}

/** Moves the focus into a menu that its shortcut key opened, and out again when it closes. */
function followFocus(menu: HTMLDetailsElement) {
  const focused = document.activeElement
  const isInside = menu.contains(focused)
  if (menu.open && !isInside && menu.closest('li')?.contains(focused))
    menu.querySelector<HTMLElement>('.row-btns :is(button, a)')?.focus()
  else if (!menu.open && isInside) menu.querySelector('summary')?.focus()
}

/** Closes on Escape. Dialogs of its buttons handle Escape themselves, but React also passes their events on. */
function closeOnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.contains(target as Node)) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

interface MemberWhoProps {
  readonly member: MemberRecord
  readonly own: boolean
  /** The name is shown above already. */
  readonly unnamed?: boolean
}

export function MemberWho({ member, own, unnamed }: MemberWhoProps) {
  const { name, page, email, role, tasks, status, signedUpAt, lastSeenAt, signins, declinedReason } = member
  const { batch, passoutYear, facts, invitedAt, isAdded, alumniSince } = member
  return (
    <div className="member-who">
      {!unnamed && (
        <p className="row-title">
          <MemberLink page={page}>{name}</MemberLink>
          {own && <span className="muted"> {say('you')}</span>}
        </p>
      )}
      <p className="row-facts">
        <span>{email}</span>
        {facts.map(({ field, value }) => BUILT_IN.includes(field) && <span key={field}>{value}</span>)}
        {role === 'admin' && <Badge variant="boxed">{say('admin')}</Badge>}
        {tasks.map(({ task, isOver }) =>
          isOver ? null : (
            <Badge key={task} variant="boxed">
              {named('core', TASK_WORDS[task].name)}
            </Badge>
          ),
        )}
        {status !== 'approved' && <StateBadge status={status} />}
        {alumniSince && <Badge variant="boxed">{sayOfAlumni('badge')}</Badge>}
        {passoutYear !== null && <Badge variant="boxed">{passoutYear}</Badge>}
        {batch && <Badge variant="boxed">{batch.name}</Badge>}
        {invitedAt && (
          <Badge variant="boxed" tone="pending" icon="clock">
            {say('invitedNoPasswordYet')}
          </Badge>
        )}
      </p>
      <p className="member-seen label plain">
        {say(isAdded ? 'addedOn' : 'signedUp', { day: () => <LocalDay iso={signedUpAt} /> })}
        {lastSeenAt && say('lastSeenAndLogins', { day: () => <LocalDay iso={lastSeenAt} />, signins })}
      </p>
      {declinedReason && <p className="small member-reason">{say('reason', { declinedReason })}</p>}
    </div>
  )
}

const states = {
  pending: {
    get words() {
      return say('waitsForApproval')
    },
    tone: 'pending',
    icon: 'clock',
  },
  declined: {
    get words() {
      return say('declined')
    },
    tone: 'rejected',
    icon: 'cross',
  },
  disabled: {
    get words() {
      return say('disabled')
    },
    tone: 'rejected',
    icon: 'lock',
  },
} as const

function StateBadge({ status }: { status: Exclude<MemberState, 'approved'> }) {
  const { words, tone, icon } = states[status]
  return (
    <Badge variant="boxed" tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
