import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { type ComponentType, createElement, type ReactNode } from 'react'
import '../platform/language/told.ts'
import { Toaster } from '../platform/feedback/toaster.tsx'
import { Answers, type LoadPage, type Screen } from '../platform/page/screen.ts'
import { appShell, notFoundPage } from './frame.ts'
import { Guarded } from './guarded.tsx'
import { HeadKeeper } from './page/head.tsx'
import { NavigationLine, PageWaiting } from './page/navigation-wait.tsx'
import { BarePageFailed, PageFailed } from './page/page-failed.tsx'
import { pageModule } from './page/page-modules.ts'
import { plainFirst } from './page/plain-links.ts'
import { bareScreens, shellScreens, workshopScreens } from './screens.ts'

type LazyPage = (() => ReactNode) & { preload?: () => Promise<void> }

const component = (page: LoadPage): LazyPage => lazyRouteComponent(() => pageModule(page), 'Page')

/** Returns a page behind its guard. It is preloaded like any other page. */
function guarded(screen: Screen): LazyPage {
  const lazy = component(screen.page)
  if (!screen.guard && !screen.area) return lazy
  const behindGuard = () => <Guarded screen={screen}>{createElement(lazy)}</Guarded>
  return Object.assign(behindGuard, { preload: async () => lazy.preload?.() })
}

/** Adds the signal that the page answers. The innermost component sends it, also if the page is missing or failed. */
function answering<Props extends object>(Shown: ComponentType<Props> & { preload?: () => Promise<void> }) {
  const shown = (props: Props) => (
    <>
      <Shown {...props} />
      <Answers />
    </>
  )
  return Object.assign(shown, { preload: async () => Shown.preload?.() })
}

/** Puts a missing page into the frame of the other pages, though its address matches no route in it. */
function inShell(page: LazyPage): LazyPage {
  const Shell = lazyRouteComponent(() => pageModule(appShell), 'AppShell')
  const framed = () => <Shell path={undefined}>{createElement(page)}</Shell>
  return Object.assign(framed, {
    preload: async () => {
      await Promise.all([Shell.preload?.(), page.preload?.()])
    },
  })
}

const failed = answering(PageFailed)
const bareFailed = answering(BarePageFailed)

interface RouterParts {
  client: QueryClient
  history: RouterHistory
  workshop: boolean
}

/** Makes the routes from the table of screens. */
function makeRoutes(workshop: boolean) {
  const root = createRootRoute({
    component: Root,
    notFoundComponent: answering(inShell(component(notFoundPage))),
    errorComponent: bareFailed,
  })
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    component: component(appShell),
    errorComponent: bareFailed,
    staticData: { page: appShell } as never,
  })
  const routeOf = (parent: typeof root | typeof shell) => (screen: Screen) =>
    createRoute({
      getParentRoute: () => parent as typeof root,
      path: screen.path,
      component: answering(guarded(screen)),
      errorComponent: parent === root ? bareFailed : failed,
      staticData: { page: screen.page, screen } as never,
    })
  return root.addChildren([
    ...bareScreens.map(routeOf(root)),
    ...(workshop ? workshopScreens.map(routeOf(root)) : []),
    shell.addChildren(shellScreens.map(routeOf(shell))),
  ])
}

const known = new Map<boolean, ReturnType<typeof makeRoutes>>()
/** Returns the shared routes. The server has a router per page over them, because routes are expensive to make. */
function routesOfServer(workshop: boolean) {
  const routes = known.get(workshop) ?? makeRoutes(workshop)
  known.set(workshop, routes)
  return routes
}

/** Makes the router over the table of screens. Queries of addresses contain plain text, never JSON. */
export function makeRouter({ client, history, workshop }: RouterParts) {
  const router = createRouter({
    routeTree: import.meta.env.SSR ? routesOfServer(workshop) : makeRoutes(workshop),
    history,
    context: { client },
    defaultPreload: 'intent',
    defaultPendingComponent: PageWaiting,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    caseSensitive: true,
    // An address with a trailing slash means the same screen. If the router removed the slash, server and browser would render
    // differently.
    trailingSlash: 'preserve',
    // On the server, scroll restoration would write an inline script, which the content security policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      if (given.length === 0) return ''
      return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
    },
  })
  if (import.meta.env.SSR) router.buildLocation = plainFirst(router)
  return router
}

function Root() {
  return (
    <>
      <HeadKeeper />
      <NavigationLine />
      <Outlet />
    </>
  )
}

/** The whole app, the same on the server and in the browser. */
export function App({ router, client }: { router: AnyRouter; client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
