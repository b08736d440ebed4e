const PREFIX = 'wish:'

/** Keys of wishes whose answer is not known, in this tab's store: a reload does not make a wish another one. */
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

// Not a UUID of the browser's own making, which is missing where a club's site is served over plain http.
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Two 32-bit sums (FNV-1a) of a text: short, and good enough to tell one person's wishes apart. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ (code + at), 0x01000193)
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}`
}

// A browser may refuse its store: a key then lives for this page.
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
    // Kept in memory.
  }
}
