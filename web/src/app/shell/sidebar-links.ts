import type { Area } from '@callofcode/contract/area'
import type { Guard, PathParams, PlaceName, Screen, SidebarGroupName } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'
import type { Session } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { admits } from '../guarded.tsx'
import { placeAt, screenOf, stepsAbove } from '../screen-at.ts'
import { screens } from '../screens.ts'

/** Who sees it: as its screen says, or its group. */
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

/** The bar at the bottom of a phone. The sidebar holds them all. */
export function bottomLinksFor(session: Session | null, closed: readonly Area[] = []): SidebarEntry[] {
  const first = session?.role ? paths.today : paths.dashboard
  const entries = groups.flatMap((group) => group.entries)
  return [first, paths.dsa, paths.problems, paths.forum]
    .flatMap((path) => entries.filter(({ to }) => to === path))
    .filter((entry) => sees(session, entry, closed))
    .map((entry): SidebarEntry => (entry.to === paths.dsa ? { ...entry, label: 'Tracker' } : entry))
}

/** Visitors see no link to what only members see. */
function sees(session: Session | null, { guard, area }: Seen, closed: readonly Area[]): boolean {
  if (guard) return Boolean(session?.role && admits(guard, session))
  return session !== null || !area || !closed.includes(area)
}

/** Only what this person may open; the rest is not rendered at all. */
export const groupsFor = (session: Session | null, closed: readonly Area[] = []): SidebarGroup[] =>
  groups
    .filter((group) => sees(session, group, closed))
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => sees(session, entry, closed)) }))
    .filter(({ entries }) => entries.length > 0)

/** The entry that an address belongs to: its own, or that of what it stands under. */
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
