import { localStore } from '../../platform/api/local-store.ts'

const PREFIX = 'solution:'

/** What visitors write, in this browser alone: it becomes their draft when they sign in. */
export const visitorSolutions = {
  get: (place: string) => localStore.get(PREFIX + place),
  save: (place: string, text: string) => localStore.put(PREFIX + place, text),
  remove: (place: string) => localStore.remove(PREFIX + place),

  /** Another tab has typed. */
  follow(place: string, hear: (text: string) => void): () => void {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === PREFIX + place && newValue !== null) hear(newValue)
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
