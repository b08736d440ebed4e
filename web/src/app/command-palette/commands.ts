import { say } from 'words:palette'
import type { Mark } from '@callofcode/contract/search/search'
import { paths } from '../../platform/paths.ts'
import { type ClubLook, useClub } from '../../platform/session/club.ts'
import type { Session } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { toggleTheme } from '../../platform/ui/theme.tsx'
import { useLogout } from '../shell/leave-site.ts'
import { type Destination, destinationsFor, nameOf } from './destinations.ts'
import { recentScreens } from './recent-screens.ts'

/** One line of the palette: a destination or an action. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Extra search terms: the English name, which the reader may know as well, and other words. */
  readonly english?: string
  readonly icon: IconName
  /** The place of the command, in a few words. */
  readonly hint?: string | undefined
  readonly keys?: string | undefined
  readonly to?: string
  readonly act?: () => void
  /** The begin and end of each found word in the label. */
  readonly marks?: readonly Mark[]
  /** The part of a text that contains the words. */
  readonly snippet?: { readonly text: string; readonly marks: readonly Mark[] } | undefined
  /** The server found this command for exactly these words, so its order is kept. */
  readonly found?: boolean
}
export interface CommandGroup {
  readonly label: string
  readonly commands: readonly Command[]
}

const MOST = 6

/** Filters the groups by the words. Labels that begin with them come first. Results of the server keep their order. */
export function matchingCommands(groups: readonly CommandGroup[], text: string, most = MOST): CommandGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = words.join(' ')
  const fits = ({ label, english = '', hint = '', found }: Command) => {
    const own = `${label} ${hint} ${english}`.toLowerCase()
    return found || words.every((word) => own.includes(word))
  }
  const rank = ({ label, english = '', found }: Command) => {
    if (found) return 0
    const own = [label.toLowerCase(), english.toLowerCase()]
    if (own.some((name) => name.startsWith(wanted))) return 0
    return own.some((name) => name.includes(wanted)) ? 1 : 2
  }
  const chosen = (commands: readonly Command[]) =>
    commands
      .filter(fits)
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, most)
  return groups
    .map(({ label, commands }) => ({ label, commands: chosen(commands) }))
    .filter(({ commands }) => commands.length > 0)
}

export const goTo = ({ label, wanted = '', to, icon, key }: Destination): Command => ({
  id: `go-${to}`,
  label: nameOf(label),
  english: `${label} ${wanted}`.trim(),
  icon,
  to,
  keys: key && `g ${key}`,
})

const action = (id: string, name: string, hint = '') => ({
  id,
  label: nameOf(name),
  english: `${name} ${hint}`,
})

/** Returns recent screens, all screens that this person may open, and actions. */
export function useCommands(session: Session | null, showKeys: () => void): CommandGroup[] {
  const { mutate: logOut } = useLogout()
  const destinations = destinationsFor(session, useClub())
  const actions: Command[] = [
    ...destinations.filter(({ creates }) => creates).map(goTo),
    {
      ...action('do-theme', 'Switch between light and dark', 'Theme'),
      hint: nameOf('Theme'),
      icon: 'sun',
      act: toggleTheme,
    },
    { ...action('do-keys', 'Keyboard shortcuts'), icon: 'prompt', keys: '?', act: showKeys },
    ...(session ? [{ ...action('do-logout', 'Logout'), icon: 'logout' as const, act: () => logOut() }] : []),
  ]
  const recent = recentScreens(session?.id).map((went): Command => {
    // The stored name may be in another language.
    const known = destinations.find(({ to }) => to === went.to)
    return { ...went, ...(known && goTo(known)), id: `recent-${went.to}`, icon: 'clock', keys: undefined }
  })
  return [
    { label: say('recent'), commands: recent },
    { label: say('goTo'), commands: destinations.filter(({ creates }) => !creates).map(goTo) },
    { label: say('actions'), commands: actions },
  ]
}

/** The number of entries before anything is typed. Every other page is found by typing. */
const AT_FIRST = 8
const MOST_RECENT = 3
/** The first entries, in order. An entry that a person may not open is replaced by the next. */
const FIRST: readonly string[] = [
  paths.today,
  paths.desk,
  paths.problems,
  paths.dsa,
  paths.reviews,
  paths.solveImport,
  paths.forum,
  paths.events,
  paths.dashboard,
  paths.signup,
  paths.blogs,
  paths.experiences,
]

/** Returns the screens opened last, then popular ones. */
export function firstCommands(groups: readonly CommandGroup[]): CommandGroup[] {
  const [recent, places] = groups
  if (!recent || !places) return []
  const latest = recent.commands.slice(0, MOST_RECENT)
  const known = new Set(latest.map(({ to }) => to))
  const usual = FIRST.flatMap((to) => places.commands.filter((one) => one.to === to && !known.has(to)))
  return [
    { ...recent, commands: latest },
    { ...places, commands: usual.slice(0, AT_FIRST - latest.length) },
  ].filter(({ commands }) => commands.length > 0)
}

const PLACES: readonly string[] = [
  paths.problems,
  paths.dsa,
  paths.blogs,
  paths.experiences,
  paths.forum,
  paths.newThread,
]

/** Returns suggestions for a search without results: lists to browse, and for members the forum to ask in. */
export function placesToLook(session: Session | null, club: ClubLook): CommandGroup[] {
  const destinations = destinationsFor(session, club)
  const places = PLACES.flatMap((to) => destinations.filter((one) => one.to === to))
  return [{ label: say('lookHere'), commands: places.map(goTo) }]
}
