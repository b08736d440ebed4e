import { memberStore } from '../../platform/storage/local-store.ts'

interface Place {
  /** The solution that is open. */
  readonly solution: string
  /** The input that was chosen for it. */
  readonly input?: string
}

/** Under the prefix of drafts, so that it is removed with them when somebody else signs in. */
export const keptPlace = memberStore<Place>((memberId, slug) => `draft:${memberId}:steps:${slug}`)
