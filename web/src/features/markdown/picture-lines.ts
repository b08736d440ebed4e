/** What stands in a text for a picture that is not there yet; it holds the place, and is its own name. */
const PLACE = /!\[Uploading [^\]\n]*…\]\(\)/g

/** The places in a text, each once. */
export const placesIn = (text: string): string[] =>
  text.includes('![Uploading ') ? [...new Set(text.match(PLACE))] : []

/** A place for a file that no text among `taken` holds yet. */
export function placeFor(fileName: string, taken: readonly string[]): string {
  const name = plain(fileName) || 'picture'
  for (let copy = 1; ; copy += 1) {
    const place = `![Uploading ${name}${copy > 1 ? ` (${copy})` : ''}…]()`
    if (!taken.some((text) => text.includes(place))) return place
  }
}

/** The name in a place. */
export const nameIn = (place: string) => place.slice('![Uploading '.length, -'…]()'.length)

/** What is said of a picture until its author says something better: its file's name. */
export const firstWords = (fileName: string) =>
  plain(fileName.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')) || 'Picture'

export const pictureLine = (words: string, url: string) => `![${words}](${url})`

const plain = (name: string) =>
  name
    .replace(/[[\]()\\`|$*<>!…\s]+/g, ' ')
    .trim()
    .slice(0, 60)
