import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useKept } from '../../platform/api/use-kept.ts'
import { isCommand } from '../../platform/navigation/key-letter.ts'
import { paths } from '../../platform/paths.ts'

const COOKIE_SECONDS = 604_800
const PHONE = '(max-width: 47.99rem)'
const TABLET = '(min-width: 48rem) and (max-width: 63.99rem)'

/** The server reads the cookie for the first page. Later the browser reads it. */
const sidebarQuery = queryOptions({
  queryKey: ['sidebar'],
  queryFn: () => choiceIn(document),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

interface CookieJar {
  cookie: string
}
export type SidebarChoice = 'collapsed' | 'expanded' | 'none'
/** Returns the person's choice on this browser. */
export const choiceIn = ({ cookie }: CookieJar) =>
  (/(?:^|; )sidebar=(collapsed|expanded)(?:;|$)/.exec(cookie)?.[1] ?? 'none') as SidebarChoice
export function keepSidebar(jar: CookieJar, choice: SidebarChoice) {
  jar.cookie = `sidebar=${choice}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`
}

export interface SidebarState {
  /** A rail of icons. Phones ignore this value. */
  readonly collapsed: boolean
  /** The sidebar is expanded on a tablet, where it starts as a rail. */
  readonly expandedOnTablet: boolean
  /** The page is the workspace of a problem. It needs the width, so there the sidebar is always a rail. */
  readonly workspace: boolean
  /** The sheet over the page, on phones and in the workspace. */
  readonly sheetOpen: boolean
  /** The sheet is open, or has been and may still be closing. */
  readonly sheetWasOpen: boolean
  readonly setSheetOpen: (open: boolean) => void
  readonly toggle: () => void
}

export function useSidebar(path: string): SidebarState {
  const client = useQueryClient()
  const { data: choice = 'none' } = useKept(sidebarQuery)
  const workspace = path.startsWith(paths.problem(''))
  const tablet = useTablet()
  // The server reads only whether the sidebar is collapsed.
  const known = tablet && choice === 'none' ? choiceIn(document) : choice
  const expandedOnTablet = tablet && !workspace && known === 'expanded'
  const rail = workspace || (tablet ? !expandedOnTablet : choice === 'collapsed')
  // The sheet belongs to the address where it was opened, so any navigation closes it, Back too.
  const [openedAt, setOpenedAt] = useState<string | null>()
  const setSheetOpen = useCallback((open: boolean) => setOpenedAt(open ? path : null), [path])
  const toggle = useCallback(() => {
    if (workspace || matchMedia(PHONE).matches) return setOpenedAt((at) => (at === path ? null : path))
    const chosen = rail ? 'expanded' : 'collapsed'
    keepSidebar(document, chosen)
    client.setQueryData(sidebarQuery.queryKey, chosen)
  }, [client, rail, path, workspace])
  useShortcut(toggle)
  useWhenWide(useCallback(() => setOpenedAt((at) => at && null), []))
  return {
    collapsed: rail,
    expandedOnTablet,
    workspace,
    sheetOpen: openedAt === path,
    sheetWasOpen: openedAt !== undefined,
    setSheetOpen,
    toggle,
  }
}

function useShortcut(toggle: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // An editor may use these keys itself.
      if (event.defaultPrevented || event.repeat || !isCommand(event, 'b')) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [toggle])
}

/** A phone turned on its side may have room for the sidebar itself. */
function useWhenWide(act: () => void) {
  useEffect(() => {
    const phone = matchMedia(PHONE)
    const listen = () => phone.matches || act()
    phone.addEventListener('change', listen)
    return () => phone.removeEventListener('change', listen)
  }, [act])
}

const tabletNow = () => matchMedia(TABLET).matches
const onServer = () => false
function whenTabletChanges(changed: () => void) {
  const tablet = matchMedia(TABLET)
  tablet.addEventListener('change', changed)
  return () => tablet.removeEventListener('change', changed)
}
const useTablet = () => useSyncExternalStore(whenTabletChanges, tabletNow, onServer)
