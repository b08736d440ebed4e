/** Who is signed in, as far as the screens need to know it. */
export interface Session {
  readonly id: string
  readonly name: string
  readonly role: 'member' | 'admin' | null
  readonly isManager: boolean
  readonly photo: string | null
}

/** What stands in the document's head, and the status when the server sends the page. */
export interface Head {
  readonly title: string
  readonly description?: string
  readonly status?: number
  /** Path of the one address this page should be known by. */
  readonly canonical?: string
  /** Not for search engines. */
  readonly unlisted?: boolean
  /** Path of the picture that goes with a link to it; that of the site unless said. */
  readonly picture?: string
  /** Path of the feed that holds what is here. */
  readonly feed?: string
  /** What search engines and previews are told beside the title. */
  readonly article?: HeadArticle
  readonly event?: HeadEvent
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
  readonly cancelled: boolean
}
