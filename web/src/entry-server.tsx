import { fullLook } from '@callofcode/contract/club/club-look'
import type { Rendered, RenderRequest } from '@callofcode/contract/page'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App, makeRouter } from './app/app.tsx'
import { appShell } from './app/frame.ts'
import { guardOf, sentTo } from './app/guarded.tsx'
import { headOf, pagesOf } from './app/page/head.tsx'
import { pageName } from './app/page/page-name.ts'
import { sourceOf } from './app/page/page-sources.ts'
import { stateText } from './app/page/page-state.ts'
import { takesValue } from './app/page/search-values.ts'
import { screenAt } from './app/screen-at.ts'
import { bannerOf } from './features/announcement/banner.tsx'
import { landingPage } from './features/landing/screens.ts'
import { makeQueryClient } from './platform/api/query-client.ts'
import { inLanguage } from './platform/language/reader.ts'
import { paths } from './platform/paths.ts'
import { clubKey } from './platform/session/club.ts'
import { sessionKey } from './platform/session/session.ts'

const NOTHING = { markup: '', head: { title: '' }, state: '', sources: [], parts: true, isRead: false }

/** The languages of the screens, including those for tests. */
export { facts as languages } from 'virtual:languages'

/** One name for all addresses that show the same page. */
export const nameOf = (url: string): string => pageName(url, takesValue)

/** Returns false for a path without a screen. */
export function isScreen(path: string, workshop: boolean): boolean {
  const screen = screenAt(path)
  return screen !== undefined && (workshop || !screen.workshop)
}

/** Renders the screen of an address, with its data read through `transport`. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const client = makeQueryClient()
  client.setDefaultOptions({
    queries: {
      ...client.getDefaultOptions().queries,
      retry: false,
      // Each query is read once, so there is no earlier response to compare with.
      structuralSharing: false,
      // A timer that clears the cache later would keep all data of this page in memory until it fires.
      gcTime: Number.POSITIVE_INFINITY,
      meta: { transport: request.transport },
    },
  })
  client.setQueryData(sessionKey, request.session)
  client.setQueryData(clubKey, request.club)
  client.setQueryData(['sidebar'], request.sidebarCollapsed ? 'collapsed' : 'none')
  const history = createMemoryHistory({ initialEntries: [nameOf(request.url)] })
  const router = makeRouter({ client, history, workshop: request.workshop })
  // On the server the router accepts only its own spelling: `/%28` is `/(`.
  history.replace(
    router.buildLocation({ to: router.latestLocation.pathname, search: true } as never).publicHref,
  )
  await router.load()
  const { matches } = router.state
  const { place, pages } = await pagesOf(router, client, matches)

  const screen = pages.at(-1)?.route.screen
  const guard = screen && guardOf(screen, fullLook(request.club))
  const elsewhere = guard ? sentTo(guard, request.session) : null
  if (elsewhere) {
    const redirect = elsewhere === paths.signup ? paths.signIn(request.url) : elsewhere
    return { ...NOTHING, status: 302, redirect }
  }

  // A failed read leaves its screen in the loading state. The browser then tries again and shows the failure.
  const inShell = matches.some(({ routeId }) => routeId.includes('shell'))
  await Promise.all([
    ...pages.map(({ module }) => module.load?.(place)?.catch(() => undefined)),
    // The banner is above every screen. A late one would push the text down.
    ...(inShell && request.session?.role ? [client.prefetchQuery(bannerOf)] : []),
  ])
  const markup = inLanguage(request.language, () => renderToString(<App router={router} client={client} />))
  // The state is taken at once. The browser must get exactly the data that the markup was drawn from.
  const state = stateText(client, request.workshop, request.jsonOf)
  const head = await headOf(router, client, matches, (draw) => inLanguage(request.language, draw))
  const found = pages.some(({ route }) => route.screen)
  const drawn = new Set([...pages.map(({ route }) => route.page), ...(inShell ? [appShell] : [])])
  const sources = await Promise.all([...drawn].map(sourceOf))
  return {
    status: found ? (head.status ?? 200) : 404,
    markup,
    head,
    state,
    sources,
    isRead: request.session === null && pages.some(({ route }) => route.screen?.isRead),
    parts: request.session !== null || pages.some(({ route }) => route.page !== landingPage),
  }
}
