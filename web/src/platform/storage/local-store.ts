/** The storage of this browser. It can be full or forbidden. Then nothing is stored, and `put` returns false. */
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
      // Without storage there is nothing to remove.
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

/** Keys that belong to a browser, not to a member: the look and settings of the site here, and visitors' code. */
const OF_BROWSER = /^(theme|bench|code-language|single-keys|solved-here|signed-in|drafts-of)$|^solution:/

/** Removes a member's data from this browser. A key outside the list above counts as personal. */
export function forgetMember() {
  for (const key of localStore.keys()) if (!OF_BROWSER.test(key)) localStore.remove(key)
  try {
    sessionStorage.clear()
  } catch {
    // Nothing can be stored there.
  }
}

/** Reads a value that was stored as JSON. Returns undefined if it is missing or invalid. */
export function keptJson<Value>(key: string): Partial<Value> | undefined {
  try {
    return JSON.parse(localStore.get(key) ?? '') as Partial<Value>
  } catch {
    return undefined
  }
}

/** Stores values of one kind by their member and their place. */
export const memberStore = <Value, Place extends string = string>(
  keyOf: (memberId: string, place: Place) => string,
) => ({
  get: (memberId: string, place: Place) => keptJson<Value>(keyOf(memberId, place)) as Value | undefined,
  save: (memberId: string, place: Place, value: Value) =>
    localStore.put(keyOf(memberId, place), JSON.stringify(value)),
  remove: (memberId: string, place: Place) => localStore.remove(keyOf(memberId, place)),
})
