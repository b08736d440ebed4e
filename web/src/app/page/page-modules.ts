import { wordsArrived } from '../../platform/language/loaded.ts'
import type { PageModule } from '../../platform/page/page-module.ts'
import { landingPage } from '../routes.tsx'
import type { Screen } from '../screen.ts'
import { loadParts } from '../styles/load-parts.ts'

const modules = import.meta.glob<PageModule>(
  ['./features/*/*-page.tsx', './app/*-page.tsx', './app/shell/app-shell.tsx'],
  { base: '../..' },
)

/** The script or the styles of a page could not be fetched. */
export class PageNotFetched extends Error {}

/** What was not fetched comes with a new document only: the bundler takes its styles for loaded from then on. */
const lost = new Map<string, PageNotFetched>()

/** The module of a page, fetched when it is first needed. */
export async function pageModule(page: string): Promise<PageModule> {
  const module = modules[`./${page}.tsx`]
  if (!module) throw new Error(`There is no page ${page}`)
  const earlier = lost.get(page)
  if (earlier) throw earlier
  try {
    if (page !== landingPage) await loadParts()
    const arrived = await module()
    await wordsArrived()
    return arrived
  } catch (cause) {
    const failure = new PageNotFetched(`The page ${page} was not fetched`, { cause })
    lost.set(page, failure)
    throw failure
  }
}

/** What a route knows besides its component; the server reads it when it renders the page. */
export interface RouteData {
  readonly page: string
  readonly screen?: Screen
}
