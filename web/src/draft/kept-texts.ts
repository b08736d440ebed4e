// With the prefix of all drafts in this browser: they go together when somebody signs out. The forum was the first to
// keep texts so, and what people have written there is found under its name.
const keyOf = (memberId: string, place: string) => `draft:${memberId}:forum:${place}`

export type KeptTexts = Readonly<Record<string, string | undefined>>

/** What is being written, in this browser, by member and place. Storage can be full or forbidden: then nothing is kept. */
export const keptTexts = {
  get(memberId: string, place: string): KeptTexts | undefined {
    try {
      return JSON.parse(localStorage.getItem(keyOf(memberId, place)) ?? '') as KeptTexts
    } catch {
      return undefined
    }
  },

  save(memberId: string, place: string, texts: KeptTexts) {
    try {
      localStorage.setItem(keyOf(memberId, place), JSON.stringify(texts))
    } catch {
      // The form itself still holds it.
    }
  },

  remove(memberId: string, place: string) {
    try {
      localStorage.removeItem(keyOf(memberId, place))
    } catch {
      // Where nothing can be kept there is nothing to remove.
    }
  },
}

/** Fields that are left out and fields that are empty are the same. */
export const sameTexts = (one: KeptTexts, other: KeptTexts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  )
