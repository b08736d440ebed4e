import { searchSite } from '@callofcode/contract/search'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { searchStore } from './search-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Searches the whole site, for the command palette. */
export function searchRoutes({ api, database }: Dependencies) {
  api.serve(searchSite, async ({ query: { q }, caller }) => ({
    data: await searchStore.list(database, q, caller !== null),
  }))
}
