import type { ToldLook } from './club/club-look.ts'
import type { Task } from './task.ts'

/** The data about the signed-in member that screens need. */
export interface Session {
  readonly id: string
  readonly name: string
  readonly role: 'member' | 'admin' | null
  readonly tasks: readonly Task[]
  readonly photo: string | null
  /** The member must set up a second factor first. Until then `role` is `member`, and `tasks` is empty. */
  readonly lacksFactor?: boolean
  /** Difficulty and topic of a question stay hidden until it is solved. */
  readonly hidesDifficulty?: boolean
  /** The member's time zone, if they chose one. */
  readonly timeZone?: string
  /** The end of the pause that moderators set. */
  readonly pausedUntil?: string
  /** A warning has to be acknowledged. */
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
  /** Path of the link preview's picture, by default the site's own. */
  readonly picture?: string
  /** A picture that the page shows, for link previews. It comes before `picture`. */
  readonly photo?: HeadPhoto
  /** Path of the feed with this content. */
  readonly feed?: string
  /** Further details for search engines and link previews. */
  readonly article?: HeadArticle
  readonly event?: HeadEvent
  readonly person?: HeadPerson
}

/** A WebP picture that the site keeps. */
export interface HeadPhoto {
  /** Its path. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

export interface HeadPerson {
  readonly name: string
  /** Addresses of the same person on other sites. */
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
  /** It can be joined online. Only participants receive the link. */
  readonly online: boolean
  readonly cancelled: boolean
}

/** Sends a request. In the browser this is `fetch`, and during server rendering it is the app itself. */
export type Transport = (path: string, init: RequestInit) => Promise<Answer>

/** The part of a `Response` that a call reads. */
export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  readonly session: Session | null
  /** Sends the requests of the page, as the person who requested it. */
  readonly transport: Transport
  /** Returns the JSON of a response from `transport`, safe to embed in HTML. Undefined if it is unknown. */
  readonly jsonOf: (answered: object) => string | undefined
  /** Whether screens for development are shown. */
  readonly workshop: boolean
  readonly sidebarCollapsed: boolean
  readonly club: ToldLook
  /** One of the languages of the screens. */
  readonly language: string
}

/** The facts about a language that the server needs. */
export interface LanguageFacts {
  /** The language's own name for itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** The locale for `Intl`, if it differs from the tag. */
  readonly locale?: string
  /** Only for tests, and never offered. */
  readonly hidden?: boolean
}

export interface Rendered {
  readonly status: number
  readonly redirect?: string
  readonly markup: string
  readonly head: Head
  /** JSON for the state element, safe to embed in HTML. */
  readonly state: string
  /** Source files of the rendered pages, from which the server finds their styles and scripts. */
  readonly sources: readonly string[]
  /** Whether its first paint needs parts.css. */
  readonly parts: boolean
  /** The page is only for reading: no script runs before a visitor touches it. */
  readonly isRead: boolean
}
