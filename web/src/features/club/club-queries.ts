import { type ClubSettings, getClub, listClubVersions, type SavedClub } from '@callofcode/contract/club/club'
import { type ClubLook, type MailState, toldLook } from '@callofcode/contract/club/club-look'
import { clubStyle } from '@callofcode/contract/club/club-style'
import { lookOf } from '@callofcode/contract/club/look-of'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'
import { clubKey, clubOf } from '../../platform/session/club.ts'

let sheet: CSSStyleSheet | undefined

/** Replaces colour and logo on this page without a reload. */
function showLook(look: ClubLook) {
  document.getElementById('club')?.remove()
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(clubStyle(look))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

export const clubRead = read(getClub, {}, { quiet: true })
export const versionsRead = (cursor: string | undefined) =>
  read(listClubVersions, { query: { cursor } }, { quiet: true })

/** Shows the saved settings on this page at once. */
export function useShowSaved() {
  const client = useQueryClient()
  return (saved: SavedClub) => {
    client.setQueryData(clubRead.queryKey, (before) => before && { ...before, data: saved })
    showClub(client, saved.settings)
    return client.invalidateQueries({ queryKey: keyOf(listClubVersions) })
  }
}

/** Shows on this page at once whether mails are sent. */
export function useShowMails() {
  const client = useQueryClient()
  return (mail: MailState) => client.setQueryData(clubKey, { ...clubOf(client), mail })
}

function showClub(client: QueryClient, settings: ClubSettings) {
  const look = lookOf(settings, clubOf(client).mail)
  client.setQueryData(clubKey, toldLook(look))
  showLook(look)
}
