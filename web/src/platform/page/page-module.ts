import type { Head, Session } from '@callofcode/contract/page'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ClubText } from './titled.ts'

/** What a page knows of its address. */
export interface PagePlace {
  readonly params: Record<string, string>
  readonly search: Record<string, string>
  readonly client: QueryClient
  readonly session: Session | null
}

/** The head as a page gives it: the club's name is filled in where it is shown. */
export interface PageHead extends Omit<Head, 'title' | 'description'> {
  readonly title: string | ClubText
  readonly description?: string | ClubText | undefined
}

/** What a `…-page.tsx` exports. */
export interface PageModule {
  readonly Page: ComponentType
  /** Reads from the cache, so that server and browser agree. */
  readonly head?: (place: PagePlace) => PageHead
  /** What the server reads before it renders. The browser renders at once and reads on its own. */
  readonly load?: (place: PagePlace) => Promise<unknown> | null | undefined
}
