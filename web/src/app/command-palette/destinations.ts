import type { QueryClient } from '@tanstack/react-query'
import { named } from '../../platform/language/words.ts'
import type { Screen } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'
import { type ClubLook, clubOf } from '../../platform/session/club.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { guardOf, sentTo } from '../guarded.tsx'
import { screens } from '../screens.ts'
import { synonyms } from './synonyms.ts'

/** A screen that can be opened by name, or by `g` and its `key`. */
export interface Destination {
  /** In English. */
  readonly label: string
  readonly to: string
  readonly icon: IconName
  readonly key?: string | undefined
  /** Other English words that find the screen. */
  readonly wanted?: string | undefined
  /** The screen creates something new. */
  readonly creates: boolean
}

/** The facts that decide who may open a screen. */
type Openness = Pick<ClubLook, 'membersOnly' | 'hasConduct'>

const isEverybodys = ({ guard = 'member' }: Screen) => guard === 'member' || guard === 'account'
/** Screens of organisers come last. */
const inOrder = [...screens.filter(isEverybodys), ...screens.filter((screen) => !isEverybodys(screen))]

/** Returns every screen that this person may open and that works without parameters. */
export const destinationsFor = (session: Session | null, club: Openness): Destination[] =>
  inOrder.filter((screen) => mayOpen(screen, session, club)).flatMap(destinationOf)

export const shortcutDestinations = (client: QueryClient): Destination[] =>
  destinationsFor(client.getQueryData<Session | null>(sessionKey) ?? null, clubOf(client)).filter(
    ({ key }) => key,
  )

function mayOpen(screen: Screen, session: Session | null, club: Openness): boolean {
  const { path } = screen
  if (path === paths.signup) return !session
  if (path === paths.conduct && !club.hasConduct) return false
  const guard = guardOf(screen, club)
  return !guard || sentTo(guard, session) === null
}

function destinationOf({ path, name, crumb, icon, key }: Screen): Destination[] {
  const label = name ?? crumb
  if (!icon || !label) return []
  return [{ label, icon, wanted: synonyms[path], to: path, key, creates: icon === 'plus' }]
}

/** Translates a name from an English table: a screen, which the sidebar may name too, an action, or a kind of result. */
export const nameOf = (name: string): string => {
  const own = named('palette', name)
  return own === name ? named('shell', name) : own
}
