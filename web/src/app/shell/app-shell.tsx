import { say } from 'words:shell'
import { callMessages } from '@callofcode/contract/call-messages'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import { told } from '../../platform/language/told.ts'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { OfflineNotice } from '../../platform/offline/offline-notice.tsx'
import { isReached } from '../../platform/offline/use-site-reached.ts'
import { TooltipLayer } from '../../platform/overlay/tooltip.tsx'
import { loadedQuietly } from '../../platform/page/loaded-later.tsx'
import { type Session, useSession } from '../../platform/session/session.ts'
import { classNames } from '../../platform/ui/class-names.ts'
import { AppBar } from './app-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { type SidebarState, useSidebar } from './sidebar-state.ts'
import { useVisit } from './use-visit.ts'
import './app-shell.css'

const StandingNotice = loadedQuietly(
  async () => (await import('../../features/moderation/standing-notice.tsx')).StandingNotice,
)

export function Page() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <AppShell path={path}>
      <Outlet />
    </AppShell>
  )
}

interface AppShellProps {
  /** The page's address. Undefined for a missing page. */
  path: string | undefined
  children: ReactNode
}

/**
 * Draws sidebar and bar around every screen except the landing page and the sign-in. Phones have a bar of places at the bottom.
 */
export function AppShell({ path = '', children }: AppShellProps) {
  const sidebar = useSidebar(path)
  const SidebarSheet = useSidebarSheet(sidebar)
  const { data: session } = useSession()
  useVisit()
  return (
    <>
      <SkipLink />
      <div className={classNames('shell', sidebar.workspace && 'workspace')}>
        <Sidebar path={path} rail={sidebar.collapsed} expandedOnTablet={sidebar.expandedOnTablet} />
        <div className="shell-body">
          <AppBar path={path} {...sidebar} />
          {!sidebar.workspace && <OfflineNotice>{say('offlineTicks')}</OfflineNotice>}
          {session && isAddressed(session) && <StandingNotice session={session} path={path} />}
          {children}
          {!sidebar.workspace && <BottomBar path={path} {...sidebar} />}
        </div>
      </div>
      {sidebar.sheetWasOpen && SidebarSheet && (
        <SidebarSheet path={path} open={sidebar.sheetOpen} onOpenChange={sidebar.setSheetOpen} />
      )}
      <TooltipLayer />
    </>
  )
}

const isAddressed = ({ pausedUntil, warned, mustAccept }: Session) =>
  pausedUntil !== undefined || warned === true || mustAccept === true

type SidebarSheet = typeof import('./sidebar-sheet.tsx').default

/** Loads the sheet when it is first opened. */
function useSidebarSheet({ sheetOpen, setSheetOpen }: SidebarState): SidebarSheet | undefined {
  const [Sheet, setSheet] = useState<SidebarSheet>()
  const isLost = useRef(false)
  useEffect(() => {
    if (!sheetOpen || Sheet) return
    const load = async () => {
      // The bundler treats styles that failed to load as loaded. Only a new document loads them.
      if (isLost.current) {
        if (await isReached()) return location.reload()
        throw new Error('The site cannot be reached')
      }
      const loaded = await import('./sidebar-sheet.tsx')
      setSheet(() => loaded.default)
    }
    load().catch(() => {
      isLost.current = true
      setSheetOpen(false)
      toast.error(told(callMessages.networkError))
    })
  }, [sheetOpen, Sheet, setSheetOpen])
  return Sheet
}
