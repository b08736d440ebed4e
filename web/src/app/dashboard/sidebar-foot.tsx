import { Link } from '@tanstack/react-router'
import { SignInLink } from '../../features/shell/sign-in-link.tsx'
import { Tooltip } from '../../platform/overlay/tooltip.tsx'
import { paths } from '../../platform/paths.ts'
import type { Session } from '../../platform/session/session.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { SidebarProps } from './sidebar.tsx'
import { useLogout } from './use-logout.ts'

/** The signed-in member, settings and logout; for visitors the login. */
export function SidebarFoot({ session, rail, onFollow }: SidebarProps & { session: Session | null }) {
  return (
    <div className="end">
      {session ? (
        <>
          <Tooltip text={session.name} side="right" disabled={!rail}>
            <Link className="me" to={paths.profile} onClick={onFollow}>
              <Avatar name={session.name} src={session.photo} decorative />
              <span className="t" aria-hidden="true">
                {session.name}
              </span>
              <span className="sr">{session.name}, profile</span>
            </Link>
          </Tooltip>
          <Tooltip text="Settings" side="right" disabled={!rail}>
            <Link className="out" to={paths.settings} aria-label="Settings" onClick={onFollow}>
              <Icon name="settings" />
              <span className="t">Settings</span>
            </Link>
          </Tooltip>
          <LogoutButton rail={rail} />
        </>
      ) : (
        <Tooltip text="Login" side="right" disabled={!rail}>
          <SignInLink className="out" aria-label="Login" onClick={onFollow}>
            <Icon name="user" />
            <span className="t">Login</span>
          </SignInLink>
        </Tooltip>
      )}
    </div>
  )
}

function LogoutButton({ rail }: SidebarProps) {
  const { isPending, mutate } = useLogout()
  return (
    <Tooltip text="Logout" side="right" disabled={!rail}>
      <button
        className="out"
        type="button"
        aria-label="Logout"
        aria-busy={isPending}
        onClick={() => isPending || mutate()}
      >
        <Icon name="logout" />
        <span className="t">Logout</span>
      </button>
    </Tooltip>
  )
}
