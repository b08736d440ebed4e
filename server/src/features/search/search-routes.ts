import { searchSite } from '@callofcode/contract/search/search'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Club } from '../club/public.ts'
import { searchStore } from './search-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
}

/** Searches the whole site, for the command palette. */
export function searchRoutes({ api, database, club }: Dependencies) {
  api.serve(searchSite, async ({ query: { q }, caller }) => ({
    data: await searchStore.list(database, q, {
      caller,
      hidesDifficulty: caller?.hidesDifficulty ?? false,
      isClosed: (area) => club.isClosed(area),
    }),
  }))
}
