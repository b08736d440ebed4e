import { memberStore } from '../../platform/storage/local-store.ts'

export type KeptTexts = Readonly<Record<string, string | undefined>>

/**
 * What is being written, in this browser, by member and place. With the prefix of all drafts here: they go together when
 * somebody signs out. The forum was the first to keep texts so, and what people have written there is found under its name.
 */
export const keptTexts = memberStore<KeptTexts>((memberId, place) => `draft:${memberId}:forum:${place}`)

/** A missing field equals an empty one. */
export const sameTexts = (one: KeptTexts, other: KeptTexts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  )
