const PREFIX = 'wish:'

/** Idempotency keys of requests whose outcome is unknown, kept in this tab's store across reloads. */
export const idempotencyKeys = {
  get(wish: string): string {
    const place = PREFIX + digest(wish)
    const key = read(place) ?? newKey()
    keep(place, key)
    return key
  },
  remove(wish: string) {
    keep(PREFIX + digest(wish), null)
  },
}

// Not a UUID made by the browser, which cannot do so over plain http.
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Two 32-bit sums (FNV-1a) of a text: short, and good enough to tell one person's requests apart. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ (code + at), 0x01000193)
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}`
}

// If the browser refuses its store, keys last as long as the page.
const memory = new Map<string, string>()

function read(place: string): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? memory.get(place)
  } catch {
    return memory.get(place)
  }
}

function keep(place: string, key: string | null) {
  if (key === null) memory.delete(place)
  else memory.set(place, key)
  try {
    if (key === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, key)
  } catch {
    // It is kept in memory.
  }
}
