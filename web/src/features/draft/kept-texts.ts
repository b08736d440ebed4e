import { memberStore } from '../../platform/storage/local-store.ts'

export type KeptTexts = Readonly<Record<string, string | undefined>>

/**
 * Unsent texts in this browser, by member and place. They share the prefix of all drafts, so a sign-out deletes them with
 * the drafts. The key says `forum` because the forum had such texts first: a new key would lose the texts stored so far.
 */
export const keptTexts = memberStore<KeptTexts>((memberId, place) => `draft:${memberId}:forum:${place}`)

/** A missing field equals an empty one. */
export const sameTexts = (one: KeptTexts, other: KeptTexts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  )
