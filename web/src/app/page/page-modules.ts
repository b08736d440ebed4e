import { landingPage } from '../../features/landing/screens.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
import type { LoadPage, Screen } from '../../platform/page/screen.ts'
import { loadParts } from '../styles/load-parts.ts'

/** The script or the styles of a page could not be fetched. */
export class PageNotFetched extends Error {}

/** A page that failed to load needs a new document, because the bundler treats its styles as loaded from then on. */
const lost = new Map<LoadPage, PageNotFetched>()

/** Pages that are loaded with their words. They need no further request, whatever another part of the site still lacks. */
const here = new Map<LoadPage, object>()

/** Returns the module of a page, and fetches it at the first call. */
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

/** The data of a route beside its component. The server reads it when it renders the page. */
export interface RouteData {
  readonly page: LoadPage
  readonly screen?: Screen
}
