/** What this browser keeps. Its storage can be full or forbidden: then nothing is kept, and `put` returns false. */
export const localStore = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },

  put(key: string, text: string): boolean {
    try {
      localStorage.setItem(key, text)
      return true
    } catch {
      return false
    }
  },

  remove(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Where nothing can be kept there is nothing to remove.
    }
  },

  keys(): string[] {
    try {
      return Object.keys(localStorage)
    } catch {
      return []
    }
  },
}

/** What belongs to a browser, whoever is signed in: how the site looks and works here, and what visitors typed. */
const OF_BROWSER = /^(theme|bench|code-language|single-keys|solved-here|signed-in|drafts-of)$|^solution:/

/** Removes what this browser keeps of a member. A key that nobody listed above counts as personal. */
export function forgetMember() {
  for (const key of localStore.keys()) if (!OF_BROWSER.test(key)) localStore.remove(key)
  try {
    sessionStorage.clear()
  } catch {
    // Nothing can be kept there.
  }
}

/** A value that is kept as JSON, of the shape in which it was put; nothing where it is missing or is no JSON. */
export function keptJson<Value>(key: string): Partial<Value> | undefined {
  try {
    return JSON.parse(localStore.get(key) ?? '') as Partial<Value>
  } catch {
    return undefined
  }
}

/** Values of one kind, by the member they belong to and their place. */
export const memberStore = <Value, Place extends string = string>(
  keyOf: (memberId: string, place: Place) => string,
) => ({
  get: (memberId: string, place: Place) => keptJson<Value>(keyOf(memberId, place)) as Value | undefined,
  save: (memberId: string, place: Place, value: Value) =>
    localStore.put(keyOf(memberId, place), JSON.stringify(value)),
  remove: (memberId: string, place: Place) => localStore.remove(keyOf(memberId, place)),
})
