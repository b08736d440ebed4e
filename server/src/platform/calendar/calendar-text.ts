const LONGEST_LINE = 75

/** Returns an iCalendar file (RFC 5545) with the lines of its entries. */
export function calendarText({ club, of }: { club: string; of: string }, lines: readonly string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(club).replaceAll('/', ' ')}//${of}//EN`,
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

export const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

export const escaped = (text: string) =>
  text
    .trim()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** Folds a line at 75 bytes, between characters. */
function folded(line: string): string {
  let result = ''
  let room = LONGEST_LINE
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (bytes > room) {
      result += '\r\n '
      room = LONGEST_LINE - 1
    }
    result += character
    room -= bytes
  }
  return result
}
