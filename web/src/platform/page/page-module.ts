import { titleWith } from '@callofcode/contract/club/club-look'
import type { Head, Session } from '@callofcode/contract/page'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** The data that a page has about its address. */
export interface PagePlace {
  readonly params: Record<string, string>
  readonly search: Record<string, string>
  readonly client: QueryClient
  readonly session: Session | null
}

/** The head as a page returns it. The club's name is filled in when it is shown. */
export interface PageHead extends Omit<Head, 'title' | 'description'> {
  readonly title: string | ClubText
  readonly description?: string | ClubText | undefined
}

/** The exports of a `…-page.tsx`. */
export interface PageModule {
  readonly Page: ComponentType
  /** Reads from the cache, so that server and browser agree. */
  readonly head?: (place: PagePlace) => PageHead
  /** Loads the data that the server needs before it renders. The browser renders at once and reads on its own. */
  readonly load?: (place: PagePlace) => Promise<unknown> | null | undefined
}

/** Returns a page's title followed by the club's name. The head fills in the name when it is shown. */
export const titled =
  (title: string): ClubText =>
  (club) =>
    titleWith(title, { name: club })

/** A text that contains the club's name. */
export type ClubText = (club: string) => string
