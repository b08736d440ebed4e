import type { Head } from '@callofcode/contract/page'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ClubText, PageHead, PagePlace } from '../../platform/page/page-module.ts'
import { clubOf } from '../../platform/session/club.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { appShell, notFoundPage } from '../frame.ts'
import { pageModule, type RouteData } from './page-modules.ts'

/** Sets the document's title, description and canonical address, and sets them again when the page's data arrives. */
export function HeadKeeper() {
  const router = useRouter()
  const client = useQueryClient()
  const matches = useRouterState({ select: (state) => state.matches })
  useEffect(() => {
    let gone = false
    const apply = async () => {
      const head = await headOf(router, client, matches)
      if (gone) return
      document.title = head.title
      if (head.description) metaDescription().content = head.description
      setCanonical(head.canonical)
    }
    apply().catch(reportError)
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') apply().catch(reportError)
    })
    return () => {
      gone = true
      stop()
    }
  }, [router, client, matches])
  return null
}

/** Browsers share the canonical address, so the previous page's must not stay. */
function setCanonical(path: string | undefined) {
  const found = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!path) return found?.remove()
  const link = found ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  // The origin that the server wrote into the page, if any, stays.
  link.href = new URL(path, link.href || location.href).href
}

function metaDescription(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (found) return found
  const made = document.createElement('meta')
  made.name = 'description'
  return document.head.appendChild(made)
}

const DEFAULT: PageHead = { title: (club) => club }

interface Match {
  routeId: string
  params: object
  search: object
  _notFound?: boolean | undefined
}

/** Returns the pages of an address, outermost first, each with its parameters. */
export async function pagesOf(router: AnyRouter, client: QueryClient, matches: readonly Match[]) {
  const last = matches.at(-1)
  const place: PagePlace = {
    params: { ...last?.params } as Record<string, string>,
    search: { ...last?.search } as Record<string, string>,
    client,
    session: client.getQueryData<Session | null>(sessionKey) ?? null,
  }
  const known = matches.flatMap(({ routeId }) => {
    const data = router.routesById[routeId]?.options.staticData as RouteData | undefined
    return data?.page ? [data] : []
  })
  // The router also matches a screen whose path is only a prefix, and marks it here.
  const found = known.some((data) => data.screen) && !matches.some(({ _notFound }) => _notFound)
  const routes: RouteData[] = found ? known : [{ page: appShell }, { page: notFoundPage }]
  const pages = await Promise.all(
    routes.map(async (route) => ({ route, module: await pageModule(route.page) })),
  )
  return { place, pages }
}

/** The head of the innermost page that has one. The server draws it in the language of the page by `drawn`. */
export async function headOf(
  router: AnyRouter,
  client: QueryClient,
  matches: readonly Match[],
  drawn: <Drawn>(draw: () => Drawn) => Drawn = (draw) => draw(),
): Promise<Head> {
  const { place, pages } = await pagesOf(router, client, matches)
  const { name } = clubOf(client)
  const filled = (text: string | ClubText) => (typeof text === 'string' ? text : text(name))
  return drawn(() => {
    const { title, description, ...head } =
      pages.findLast(({ module }) => module.head)?.module.head?.(place) ?? DEFAULT
    return { ...head, title: filled(title), ...(description && { description: filled(description) }) }
  })
}
