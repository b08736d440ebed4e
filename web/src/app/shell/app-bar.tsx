import { say } from 'words:shell'
import { Link } from '@tanstack/react-router'
import { Bell } from '../../features/notification/bell.tsx'
import { SignInLink } from '../../platform/navigation/links.tsx'
import { PaletteButton } from '../../platform/navigation/palette-button.tsx'
import { Tooltip } from '../../platform/overlay/tooltip.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { BrandWords, useBrandLabel } from '../../platform/ui/brand.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ThemeToggle } from '../../platform/ui/theme.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import type { SidebarState } from './sidebar-state.ts'

/** The bar at the top: breadcrumb, search, notifications, theme, account. */
export function AppBar({ path, collapsed, toggle }: SidebarState & { path: string }) {
  const { data: session } = useSession()
  return (
    <header className="bar app-bar">
      <Link className="brand only-phone" to={paths.home} aria-label={useBrandLabel()}>
        <BrandWords />
      </Link>
      <Tooltip text={say('toggleSidebar')} keys="Ctrl B" side="bottom">
        <Button
          variant="ghost"
          square
          className="only-wide"
          aria-label={say('toggleSidebar')}
          aria-expanded={!collapsed}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={toggle}
        >
          <Icon name="sidebar" />
        </Button>
      </Tooltip>
      <Breadcrumb path={path} />
      <span className="sp" />
      <PaletteButton />
      <Bell />
      <ThemeToggle />
      {session ? (
        <AccountMenu session={session} />
      ) : (
        <SignInLink className={buttonClass({ variant: 'ghost' })} next={path ? undefined : paths.dashboard}>
          {say('signIn')}
        </SignInLink>
      )}
    </header>
  )
}
