const PREFIX = 'solution:'

/** What visitors write, in this browser alone: it becomes their draft when they sign in. */
export const localSolutions = {
  get(place: string): string | undefined {
    try {
      return localStorage.getItem(PREFIX + place) ?? undefined
    } catch {
      return undefined
    }
  },

  save(place: string, text: string): boolean {
    try {
      localStorage.setItem(PREFIX + place, text)
      return true
    } catch {
      return false
    }
  },

  remove(place: string) {
    try {
      localStorage.removeItem(PREFIX + place)
    } catch {
      // Where nothing can be kept there is nothing to remove.
    }
  },

  /** Another tab has typed. */
  follow(place: string, hear: (text: string) => void): () => void {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === PREFIX + place && newValue !== null) hear(newValue)
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
