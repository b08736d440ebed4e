import type { QueryClient } from '@tanstack/react-query'
import { paths } from '../../platform/paths.ts'
import { type ClubLook, clubOf } from '../../platform/session/club.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { guardOf, sentTo } from '../guarded.tsx'
import { bareScreens, shellScreens } from '../routes.tsx'
import type { Screen } from '../screen.ts'
import { groupsFor, type SidebarEntry } from '../shell/sidebar-links.ts'
import { say } from './palette-words.ts'

/** A screen that can be opened by name; with `key`, also by `g` and this letter. */
export interface Destination {
  readonly label: string
  readonly to: string
  readonly icon: IconName
  readonly key?: string | undefined
  /** The screen creates something new. */
  readonly creates?: boolean
}

const own: Record<string, Omit<Destination, 'to'>> = {
  [paths.home]: {
    get label() {
      return say('startPage')
    },
    icon: 'home',
  },
  [paths.conduct]: {
    get label() {
      return say('codeOfConduct')
    },
    icon: 'users',
  },
  [paths.announcements]: {
    get label() {
      return say('yourAnnouncements')
    },
    icon: 'bell',
  },
  [paths.newAnnouncement]: {
    get label() {
      return say('newAnnouncement')
    },
    icon: 'plus',
    creates: true,
  },
  [paths.handover]: {
    get label() {
      return say('handOverTheClub')
    },
    icon: 'users',
  },
  [paths.years]: {
    get label() {
      return say('archiveAYear')
    },
    icon: 'users',
  },
  [paths.importMembers]: {
    get label() {
      return say('importMembers')
    },
    icon: 'users',
  },
  [paths.curriculumImport]: {
    get label() {
      return say('importQuestions')
    },
    icon: 'numbered',
  },
  [paths.curriculumLists]: {
    get label() {
      return say('editLists')
    },
    icon: 'numbered',
  },
  [paths.drafts]: {
    get label() {
      return say('drafts')
    },
    icon: 'edit',
  },
  [paths.standing]: {
    get label() {
      return say('fromTheModerators')
    },
    icon: 'flag',
  },
  [paths.watchedThreads]: {
    get label() {
      return say('watchedThreads')
    },
    icon: 'eye',
  },
  [paths.profile]: {
    get label() {
      return say('profile')
    },
    icon: 'user',
  },
  [paths.signup]: {
    get label() {
      return say('login')
    },
    icon: 'user',
  },
  [paths.newThread]: {
    get label() {
      return say('newThread')
    },
    icon: 'plus',
    creates: true,
  },
  [paths.ownBlogs]: {
    get label() {
      return say('myBlogs')
    },
    icon: 'book',
  },
  [paths.ownSeries]: {
    get label() {
      return say('mySeries')
    },
    icon: 'book',
  },
  [paths.writeBlog]: {
    get label() {
      return say('writeABlog')
    },
    icon: 'plus',
    creates: true,
  },
  [paths.submitExperience]: {
    get label() {
      return say('shareYourInterviewExperience')
    },
    icon: 'plus',
    creates: true,
  },
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
  [paths.approvals]: 'a',
  [paths.newThread]: 'n',
}
/** Reached from elsewhere; opened alone, they have nothing to show. */
const neverOffered: readonly string[] = [paths.unauthorized, paths.setup, paths.unsubscribe]

/** What decides who may open what. */
type Openness = Pick<ClubLook, 'membersOnly' | 'hasConduct'>

/** Every screen that this person may open and whose path has no parameters. */
export function destinationsFor(session: Session | null, club: Openness): Destination[] {
  const entries = groupsFor(session).flatMap((group) => group.entries)
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

function destinationOf(to: string, entries: readonly SidebarEntry[]): Destination {
  const entry = entries.find((one) => one.to === to)
  const { label, icon, creates }: Omit<Destination, 'to'> = own[to] ??
    entry ?? { label: nameIn(to), icon: 'arrow' }
  return { label, icon, to, key: letters[to], creates: creates ?? icon === 'plus' }
}

/** `/dashboard/createModule` reads Create module. */
function nameIn(path: string): string {
  const words = (path.split('/').at(-1) ?? '')
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
