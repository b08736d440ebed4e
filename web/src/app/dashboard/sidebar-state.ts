import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

const COOKIE_SECONDS = 604_800
const PHONE = '(max-width: 47.99rem)'

/** The server reads the cookie for the first page; later the browser does. */
const sidebarQuery = queryOptions({
  queryKey: ['sidebar'],
  queryFn: () => isCollapsed(document),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

interface CookieJar {
  cookie: string
}
export const isCollapsed = (jar: CookieJar) => /(?:^|; )sidebar=collapsed(?:;|$)/.test(jar.cookie)
export function keepSidebar(jar: CookieJar, collapsed: boolean) {
  const state = collapsed ? 'collapsed' : 'expanded'
  jar.cookie = `sidebar=${state}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`
}

export interface SidebarState {
  /** A rail of icons; says nothing about phones. */
  readonly collapsed: boolean
  /** On phones, over the page. */
  readonly sheetOpen: boolean
  readonly setSheetOpen: (open: boolean) => void
  readonly toggle: () => void
}

export function useSidebar(): SidebarState {
  const client = useQueryClient()
  const { data: collapsed = false } = useQuery(sidebarQuery)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // The sheet belongs to the address where it was opened, so any navigation closes it, Back too.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const setSheetOpen = useCallback((open: boolean) => setOpenedAt(open ? path : null), [path])
  const toggle = useCallback(() => {
    if (matchMedia(PHONE).matches) return setOpenedAt((at) => (at === path ? null : path))
    client.setQueryData(sidebarQuery.queryKey, !collapsed)
    keepSidebar(document, !collapsed)
  }, [client, collapsed, path])
  useShortcut(toggle)
  useWhenWide(useCallback(() => setOpenedAt(null), []))
  return { collapsed, sheetOpen: openedAt === path, setSheetOpen, toggle }
}

interface Keys {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}
export const isToggleKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys) =>
  key.toLowerCase() === 'b' && ctrlKey !== metaKey && !altKey && !shiftKey

function useShortcut(toggle: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // An editor may use these keys itself.
      if (event.defaultPrevented || event.repeat || !isToggleKey(event)) return
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
