import { nameOf as placeName, say } from 'words:shell'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '../../platform/paths.ts'
import type { Session } from '../../platform/session/session.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { useLogout } from './leave-site.ts'

const MENU = 'account-menu'

/**
 * The member's photo opens profile, settings and logout. The menu is a native popover: it opens without a script, and Esc closes
 * it.
 */
export function AccountMenu({ session: { name, photo, role } }: { session: Session }) {
  const menu = useRef<HTMLElement>(null)
  const { isPending, mutate } = useLogout()
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button className="account-button" type="button" popoverTarget={MENU}>
        <Avatar name={name} src={photo} decorative className="hit44" />
        <span className="sr">{say('account')}</span>
      </button>
      <nav className="account-menu" id={MENU} ref={menu} popover="auto" aria-label={say('account')}>
        <p className="account-name">{name}</p>
        <Link to={paths.profile} onClick={close}>
          <Icon name="user" />
          {placeName('Profile')}
        </Link>
        <Link to={paths.drafts} onClick={close}>
          <Icon name="edit" />
          {placeName('Drafts')}
        </Link>
        {role && (
          <Link to={paths.questions} onClick={close}>
            <Icon name="forum" />
            {placeName('Questions')}
          </Link>
        )}
        <Link to={paths.settings} onClick={close}>
          <Icon name="settings" />
          {say('settings')}
        </Link>
        <Link to={paths.help} onClick={close}>
          <Icon name="question" />
          {placeName('Help')}
        </Link>
        <button type="button" aria-busy={isPending} onClick={() => isPending || mutate()}>
          <Icon name="logout" />
          {say('logout')}
        </button>
      </nav>
    </>
  )
}
