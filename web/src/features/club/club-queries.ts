import { type ClubSettings, getClub, listClubVersions, type SavedClub } from '@callofcode/contract/site/club'
import { lookOf, toldLook } from '@callofcode/contract/site/club-look'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'
import { clubKey, clubOf } from '../../platform/session/club.ts'
import { showLook } from './show-look.ts'

export const clubRead = read(getClub, {}, { quiet: true })
export const versionsRead = (cursor: string | undefined) =>
  read(listClubVersions, { query: { cursor } }, { quiet: true })

/** What was saved is shown on this page at once. */
export function useShowSaved() {
  const client = useQueryClient()
  return (saved: SavedClub) => {
    client.setQueryData(clubRead.queryKey, (before) => before && { ...before, data: saved })
    showClub(client, saved.settings)
    return client.invalidateQueries({ queryKey: keyOf(listClubVersions) })
  }
}

function showClub(client: QueryClient, settings: ClubSettings) {
  const look = lookOf(settings, clubOf(client).sendsMail)
  client.setQueryData(clubKey, toldLook(look))
  showLook(look)
}
