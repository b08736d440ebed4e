import type { Head } from '@callofcode/contract/page'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { PageModule, PagePlace } from '../../platform/page/page-module.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { notFoundPage } from '../routes.tsx'
import { pageModule, type RouteData } from './page-modules.ts'

const DEFAULT: Head = { title: 'Call of Code' }

interface Match {
  routeId: string
  params: object
  search: object
  _notFound?: boolean | undefined
}

/** The pages of an address, outermost first, each with its parameters. */
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
  const routes: RouteData[] = found ? known : [{ page: notFoundPage }]
  const pages = await Promise.all(
    routes.map(async (route) => ({ route, module: (await pageModule(route.page)) as PageModule })),
  )
  return { place, pages }
}

/** The head of the innermost page that has one. */
export async function headOf(
  router: AnyRouter,
  client: QueryClient,
  matches: readonly Match[],
): Promise<Head> {
  const { place, pages } = await pagesOf(router, client, matches)
  return pages.findLast(({ module }) => module.head)?.module.head?.(place) ?? DEFAULT
}
