import type { PageModule } from '../../platform/page/page-module.ts'
import { landingPage, type Screen } from '../routes.tsx'
import { loadParts } from '../styles/load-parts.ts'

const modules = import.meta.glob<PageModule>([
  '/src/features/*/*-page.tsx',
  '/src/app/*-page.tsx',
  '/src/app/shell/app-shell.tsx',
])

/** The module of a page, fetched when it is first needed. */
export async function pageModule(page: string): Promise<PageModule> {
  const module = modules[`/src/${page}.tsx`]
  if (!module) throw new Error(`There is no page ${page}`)
  if (page !== landingPage) await loadParts()
  return module()
}

/** What a route knows besides its component; the server reads it when it renders the page. */
export interface RouteData {
  readonly page: string
  readonly screen?: Screen
}
