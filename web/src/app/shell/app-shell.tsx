import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { Sheet } from '../../platform/overlay/sheet.tsx'
import { TooltipGroup } from '../../platform/overlay/tooltip.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { AppBar } from './app-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './sidebar-state.ts'
import './app-shell.css'

export function Page() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <AppShell path={path}>
      <Outlet />
    </AppShell>
  )
}

interface AppShellProps {
  /** Where the page stands; none for a page that is not there. */
  path: string | undefined
  children: ReactNode
}

/** Sidebar and bar around every screen but the first page and the sign-in; on phones a bar of places at the bottom. */
export function AppShell({ path = '', children }: AppShellProps) {
  const sidebar = useSidebar(path)
  return (
    <TooltipGroup>
      <SkipLink />
      <div className={classNames('shell', sidebar.workspace && 'workspace')}>
        <Sidebar path={path} rail={sidebar.collapsed} expandedOnTablet={sidebar.expandedOnTablet} />
        <div className="shell-body">
          <AppBar path={path} {...sidebar} />
          {children}
          {!sidebar.workspace && <BottomBar path={path} {...sidebar} />}
        </div>
      </div>
      <Sheet open={sidebar.sheetOpen} onOpenChange={sidebar.setSheetOpen} label="Main sidebar">
        <Sidebar path={path} onFollow={() => sidebar.setSheetOpen(false)} />
      </Sheet>
    </TooltipGroup>
  )
}
