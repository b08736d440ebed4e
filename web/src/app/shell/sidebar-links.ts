import type { Area } from '@callofcode/contract/area'
import type { Guard, PathParams, PlaceName, Screen, SidebarGroupName } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'
import type { Session } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { admits } from '../guarded.tsx'
import { placeAt, screenOf, stepsAbove } from '../screen-at.ts'
import { screens } from '../screens.ts'

/** Visibility: decided by the screen or by the group. */
interface Seen {
  readonly guard?: Guard | undefined
  readonly area?: Area | undefined
}
export interface SidebarEntry extends Seen {
  readonly label: PlaceName
  readonly to: string
  readonly icon: IconName
}
export interface SidebarGroup extends Seen {
  readonly label: SidebarGroupName
  readonly entries: readonly SidebarEntry[]
}

const entriesIn = (group: SidebarGroupName): SidebarEntry[] =>
  screens
    .flatMap((screen) => (screen.sidebar?.group === group ? [{ screen, at: screen.sidebar.at }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ screen }) => entryFor(screen))

function entryFor({ path, name, crumb, icon, guard, area }: Screen): SidebarEntry {
  const label = (name ?? crumb) as PlaceName
  return { label, to: path, icon: icon ?? 'arrow', guard, area }
}

const groups: readonly SidebarGroup[] = [
  { label: 'Practise', entries: entriesIn('Practise') },
  { label: 'Mine', entries: entriesIn('Mine'), guard: 'member' },
  { label: 'Club', entries: entriesIn('Club') },
  { label: 'Run the club', entries: entriesIn('Run the club'), guard: 'organiser' },
]

/** Returns the links of a phone's bottom bar. The sidebar contains them all. */
export function bottomLinksFor(session: Session | null, closed: readonly Area[] = []): SidebarEntry[] {
  const first = session?.role ? paths.today : paths.dashboard
  const entries = groups.flatMap((group) => group.entries)
  return [first, paths.dsa, paths.problems, paths.forum]
    .flatMap((path) => entries.filter(({ to }) => to === path))
    .filter((entry) => sees(session, entry, closed))
    .map((entry): SidebarEntry => (entry.to === paths.dsa ? { ...entry, label: 'Tracker' } : entry))
}

/** Returns whether the person sees a link. Visitors see no link to members' screens. */
function sees(session: Session | null, { guard, area }: Seen, closed: readonly Area[]): boolean {
  if (guard) return Boolean(session?.role && admits(guard, session))
  return session !== null || !area || !closed.includes(area)
}

/** Returns only the links that this person may open. The rest is not rendered. */
export const groupsFor = (session: Session | null, closed: readonly Area[] = []): SidebarGroup[] =>
  groups
    .filter((group) => sees(session, group, closed))
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => sees(session, entry, closed)) }))
    .filter(({ entries }) => entries.length > 0)

/** Returns the entry for an address: its own entry, or the entry of a screen above it. */
export function entryOf(address: string, shown: readonly SidebarGroup[]): SidebarEntry | undefined {
  const place = placeAt(address)
  const entries = shown.flatMap((group) => group.entries)
  return place && entryAbove(place.screen, place.params, entries)
}

function entryAbove(
  screen: Screen,
  params: PathParams,
  entries: readonly SidebarEntry[],
): SidebarEntry | undefined {
  const own = entries.find(({ to }) => to === screen.path)
  if (own || screen.entry === null) return own
  for (const step of [screen.entry, ...stepsAbove(screen, params)]) {
    const above = typeof step === 'string' ? screenOf(step) : undefined
    const found = above && entryAbove(above, params, entries)
    if (found) return found
  }
  return undefined
}
