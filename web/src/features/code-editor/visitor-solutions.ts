import { localStore } from '../../platform/storage/local-store.ts'

const PREFIX = 'solution:'

/** The code of visitors, stored in this browser only. It becomes their draft when they sign in. */
export const visitorSolutions = {
  /** `place`: the problem's slug, a colon, the language. */
  get: (place: string) => localStore.get(PREFIX + place),
  save: (place: string, text: string) => localStore.put(PREFIX + place, text),
  remove: (place: string) => localStore.remove(PREFIX + place),
  /** Returns the slugs of the problems that a visitor has typed code for. */
  slugs: () => localStore.keys().flatMap((key) => (key.startsWith(PREFIX) ? (key.split(':')[1] ?? []) : [])),

  /** Calls `listen` with the text that another tab types. */
  follow(place: string, listen: (text: string) => void): () => void {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === PREFIX + place && newValue !== null) listen(newValue)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}
