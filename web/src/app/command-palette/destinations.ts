import type { QueryClient } from '@tanstack/react-query'
import { deskGroupsFor } from '../../features/organiser/desk-places.ts'
import { paths } from '../../platform/paths.ts'
import { type ClubLook, clubOf } from '../../platform/session/club.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { guardOf, sentTo } from '../guarded.tsx'
import { bareScreens, shellScreens } from '../routes.tsx'
import type { Screen } from '../screen.ts'
import { groupsFor, type SidebarEntry } from '../shell/sidebar-links.ts'
import { synonyms } from './synonyms.ts'

/** A screen that can be opened by name; with `key`, also by `g` and this letter. */
export interface Destination {
  /** In English. */
  readonly label: string
  readonly to: string
  readonly icon: IconName
  readonly key?: string | undefined
  /** Other words, in English, by which it is looked for. */
  readonly wanted?: string | undefined
  /** The screen creates something new. */
  readonly creates?: boolean
}

const own: Record<string, Omit<Destination, 'to'>> = {
  [paths.home]: { label: 'Start page', icon: 'home' },
  [paths.conduct]: { label: 'Code of conduct', icon: 'users' },
  [paths.announcements]: { label: 'Your announcements', icon: 'bell' },
  [paths.topicMap]: { label: 'Topic map', icon: 'numbered' },
  [paths.solveImport]: { label: 'Import solved problems', icon: 'arrow' },
  [paths.allReviews]: { label: 'All reviews', icon: 'clock' },
  [paths.kept]: { label: 'Still remembered', icon: 'clock' },
  [paths.questions]: { label: 'Questions', icon: 'forum' },
  [paths.newPlan]: { label: 'New plan', icon: 'plus', creates: true },
  [paths.questionChanges]: { label: 'Changes to your ticks', icon: 'clock' },
  [paths.help]: { label: 'Help', icon: 'question' },
  [paths.drafts]: { label: 'Drafts', icon: 'edit' },
  [paths.standing]: { label: 'Messages from moderators', icon: 'flag' },
  [paths.watchedThreads]: { label: 'Watched threads', icon: 'eye' },
  [paths.handles]: { label: 'Linked accounts', icon: 'user-check' },
  [paths.profile]: { label: 'Profile', icon: 'user' },
  [paths.signup]: { label: 'Sign in', icon: 'user' },
  [paths.newThread]: { label: 'New thread', icon: 'plus', creates: true },
  [paths.ownBlogs]: { label: 'My blogs', icon: 'book' },
  [paths.ownSeries]: { label: 'My series', icon: 'book' },
  [paths.writeBlog]: { label: 'Write a blog', icon: 'plus', creates: true },
  [paths.verifyAny]: { label: 'Check a certificate', icon: 'user-check' },
  [paths.confirm]: { label: 'Confirm', icon: 'arrow' },
  [paths.differences]: { label: 'What differs here', icon: 'arrow' },
  [paths.submitExperience]: { label: 'Share your interview experience', icon: 'plus', creates: true },
}

const letters: Record<string, string> = {
  [paths.home]: 'h',
  [paths.today]: 'd',
  [paths.dashboard]: 'm',
  [paths.blogs]: 'b',
  [paths.experiences]: 'i',
  [paths.forum]: 'f',
  [paths.dsa]: 't',
  [paths.problems]: 's',
  [paths.events]: 'e',
  [paths.profile]: 'p',
  [paths.reviews]: 'r',
  [paths.desk]: 'o',
  [paths.approvals]: 'a',
  [paths.newThread]: 'n',
}
/** Reached from elsewhere; opened alone, they have nothing to show. */
const neverOffered: readonly string[] = [paths.unauthorized, paths.setup, paths.unsubscribe]

/** What decides who may open what. */
type Openness = Pick<ClubLook, 'membersOnly' | 'hasConduct'>

/** Every screen that this person may open and whose path has no parameters. */
export function destinationsFor(session: Session | null, club: Openness): Destination[] {
  const entries = [
    ...groupsFor(session).flatMap((group) => group.entries),
    ...deskGroupsFor(session).flatMap((group) => group.places),
  ]
  return [...shellScreens, ...bareScreens]
    .filter((screen) => mayOpen(screen, session, club))
    .map(({ path }) => destinationOf(path, entries))
}

export const shortcutDestinations = (client: QueryClient): Destination[] =>
  destinationsFor(client.getQueryData<Session | null>(sessionKey) ?? null, clubOf(client)).filter(
    ({ key }) => key,
  )

function mayOpen(screen: Screen, session: Session | null, club: Openness): boolean {
  const { path } = screen
  if (path.includes('$') || neverOffered.includes(path)) return false
  if (path === paths.signup) return !session
  if (path === paths.conduct && !club.hasConduct) return false
  const guard = guardOf(screen, club)
  return !guard || sentTo(guard, session) === null
}

function destinationOf(
  to: string,
  entries: readonly Pick<SidebarEntry, 'label' | 'to' | 'icon'>[],
): Destination {
  const entry = entries.find((one) => one.to === to)
  const { label, icon, creates }: Omit<Destination, 'to'> = own[to] ??
    entry ?? { label: nameIn(to), icon: 'arrow' }
  return { label, icon, wanted: synonyms[to], to, key: letters[to], creates: creates ?? icon === 'plus' }
}

/** `/dashboard/createModule` reads Create module. */
function nameIn(path: string): string {
  const words = (path.split('/').at(-1) ?? '')
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
