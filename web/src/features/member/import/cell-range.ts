interface Range {
  readonly from: number
  readonly to: number
  /** Where the line of the cell begins. */
  readonly line: number
}

/** Returns where the nth cell of the row on this line stands in a text, or the whole row for null. Lines count from one. */
export function cellRange(text: string, line: number, place: number | null, separator: string): Range {
  const start = startOf(text, line)
  const cells = cellsFrom(text, start, separator)
  const cell = place === null ? undefined : cells[place]
  const end = cells.at(-1)?.to ?? start
  return { line: start, ...(cell ?? { from: place === null ? start : end, to: end }) }
}

/** Returns a text with the line breaks that a text area gives it, so that places in both are the same. */
export const withLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

function startOf(text: string, line: number): number {
  let at = 0
  for (let nth = 1; nth < line; nth++) {
    const next = text.indexOf('\n', at)
    if (next < 0) return text.length
    at = next + 1
  }
  return at
}

function cellsFrom(text: string, start: number, separator: string) {
  const cells: { from: number; to: number }[] = []
  for (let at = start; ; at++) {
    const from = at
    at = endOf(text, at, separator)
    cells.push({ from, to: at })
    if (text[at] !== separator) return cells
  }
}

/** Returns the end of a cell: the next separator or line break outside of quotation marks. */
function endOf(text: string, start: number, separator: string): number {
  let isQuoted = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === separator || sign === '\n')) return at
  }
  return text.length
}
