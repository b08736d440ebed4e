import type { ToldLook } from './club/club-look.ts'
import type { Task } from './task.ts'

/** The signed-in member, as far as the screens need it. */
export interface Session {
  readonly id: string
  readonly name: string
  readonly role: 'member' | 'admin' | null
  readonly tasks: readonly Task[]
  readonly photo: string | null
  /** Who must set up a second factor first; until then `role` says `member`, and `tasks` holds none. */
  readonly lacksFactor?: boolean
  /** Difficulty and topic of a question show when it is solved. */
  readonly hidesDifficulty?: boolean
  /** In which they are told times, where they have chosen one. */
  readonly timeZone?: string
  /** Moderators paused them until then. */
  readonly pausedUntil?: string
  /** A warning waits to be acknowledged. */
  readonly warned?: boolean
  /** The club asks them to accept its code of conduct. */
  readonly mustAccept?: boolean
}

/** The document's head, and the status of the page's response. */
export interface Head {
  readonly title: string
  readonly description?: string
  readonly status?: number
  /** The canonical path of the page. */
  readonly canonical?: string
  /** Search engines must not index it. */
  readonly unlisted?: boolean
  /** Path of the link preview's picture; the site's own by default. */
  readonly picture?: string
  /** Path of the feed with this content. */
  readonly feed?: string
  /** Details for search engines and link previews, beside the title. */
  readonly article?: HeadArticle
  readonly event?: HeadEvent
  readonly person?: HeadPerson
}

export interface HeadPerson {
  readonly name: string
  /** Addresses of the same person elsewhere. */
  readonly links: readonly string[]
}

export interface HeadArticle {
  readonly author: string
  readonly published: string
  readonly minutes: number
  readonly section: string
  readonly tags: readonly string[]
}

export interface HeadEvent {
  readonly startsAt: string
  readonly endsAt: string
  readonly location: string
  readonly link: string
  /** It can be joined online; where is for those who are going. */
  readonly online: boolean
  readonly cancelled: boolean
}

/** Sends a request: `fetch` in the browser, the app itself while the server renders. */
export type Transport = (path: string, init: RequestInit) => Promise<Answer>

/** What a call reads of a `Response`. */
export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

/** What the server wants drawn. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  readonly session: Session | null
  /** Carries the calls of the page, as the person who asks. */
  readonly transport: Transport
  /** The JSON of what `transport` answered, safe to stand in HTML; undefined where it is not known. */
  readonly jsonOf: (answered: object) => string | undefined
  /** Whether screens for development are shown. */
  readonly workshop: boolean
  readonly sidebarCollapsed: boolean
  readonly club: ToldLook
  /** One of the languages that the screens have. */
  readonly language: string
}

/** What of a language the server needs to know. */
export interface LanguageFacts {
  /** Its own name for itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** As `Intl` knows it, where that is not its tag. */
  readonly locale?: string
  /** For tests: offered to nobody. */
  readonly hidden?: boolean
}

/** A screen as the server sends it. */
export interface Rendered {
  readonly status: number
  readonly redirect?: string
  readonly markup: string
  readonly head: Head
  /** JSON for the state element, safe to stand in HTML. */
  readonly state: string
  /** Source files of the pages drawn, from which the server knows their styles and scripts. */
  readonly sources: readonly string[]
  /** Whether its first paint needs parts.css. */
  readonly parts: boolean
  /** Visitors only read it: no script runs before they touch the page. */
  readonly isRead: boolean
}
