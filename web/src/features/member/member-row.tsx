import { say } from 'words:people'
import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Column } from './list/columns.tsx'
import { MemberCells } from './list/member-cells.tsx'
import { MemberActionButtons, manageId } from './member-actions.tsx'

interface MemberRowProps {
  readonly member: MemberRecord
  readonly columns: readonly Column[]
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

export function MemberRow({ member, columns, chosen, onChoose }: MemberRowProps) {
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
      <MemberCells member={member} own={own} columns={columns} />
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
