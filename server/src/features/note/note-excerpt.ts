const LONGEST = 200
const BEFORE = 60

/** The beginning of a note, or what stands around the first word that was searched for, in one line. */
export function excerptOf(text: string, asked: string | undefined): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const found = asked ? firstOf(line, asked) : 0
  const from = found > BEFORE ? line.indexOf(' ', found - BEFORE) + 1 : 0
  const part = [...line.slice(from, from + LONGEST * 2)].slice(0, LONGEST).join('')
  return `${from > 0 ? '… ' : ''}${part}${from + part.length < line.length ? ' …' : ''}`
}

/** Where a word that was asked for begins, in whatever form it stands there; 0 if it is only in the title. */
function firstOf(line: string, asked: string): number {
  const lower = line.toLowerCase()
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const places = words.map((word) => lower.indexOf(word.slice(0, Math.max(3, word.length - 2))))
  const found = places.filter((at) => at >= 0)
  return found.length > 0 ? Math.min(...found) : 0
}
