import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { OfflineNotice } from '../../platform/offline/offline-notice.tsx'
import { TooltipLayer } from '../../platform/overlay/tooltip.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { AppBar } from './app-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './sidebar-state.ts'
import { useVisit } from './use-visit.ts'
import './app-shell.css'

/** Loaded when it is first opened. */
const SidebarSheet = lazy(() => import('./sidebar-sheet.tsx'))

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
  useVisit()
  return (
    <>
      <SkipLink />
      <div className={classNames('shell', sidebar.workspace && 'workspace')}>
        <Sidebar path={path} rail={sidebar.collapsed} expandedOnTablet={sidebar.expandedOnTablet} />
        <div className="shell-body">
          <AppBar path={path} {...sidebar} />
          {!sidebar.workspace && <OfflineNotice>What you tick is kept and sent later.</OfflineNotice>}
          {children}
          {!sidebar.workspace && <BottomBar path={path} {...sidebar} />}
        </div>
      </div>
      {sidebar.sheetWasOpen && (
        <Suspense fallback={null}>
          <SidebarSheet path={path} open={sidebar.sheetOpen} onOpenChange={sidebar.setSheetOpen} />
        </Suspense>
      )}
      <TooltipLayer />
    </>
  )
}
