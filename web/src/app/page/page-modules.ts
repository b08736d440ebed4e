import { landingPage } from '../../features/landing/screens.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
import type { LoadPage, Screen } from '../../platform/page/screen.ts'
import { loadParts } from '../styles/load-parts.ts'

/** The script or the styles of a page could not be fetched. */
export class PageNotFetched extends Error {}

/** What was not fetched comes with a new document only: the bundler takes its styles for loaded from then on. */
const lost = new Map<LoadPage, PageNotFetched>()

/** What is here with its words needs no network any more, whatever another part of the site still lacks. */
const here = new Map<LoadPage, object>()

/** The module of a page, fetched when it is first needed. */
export async function pageModule<Load extends LoadPage>(page: Load): Promise<Awaited<ReturnType<Load>>> {
  type Module = Awaited<ReturnType<Load>>
  const known = here.get(page)
  if (known) return known as Module
  const earlier = lost.get(page)
  if (earlier) throw earlier
  try {
    if (page !== landingPage) await loadParts()
    const arrived = await page()
    await wordsArrived()
    here.set(page, arrived)
    return arrived as Module
  } catch (cause) {
    const failure = new PageNotFetched('A page was not fetched', { cause })
    lost.set(page, failure)
    throw failure
  }
}

/** What a route knows besides its component; the server reads it when it renders the page. */
export interface RouteData {
  readonly page: LoadPage
  readonly screen?: Screen
}
