/** Returns a name that all file systems accept, for downloads named after the club or an event. */
export const fileNameOf = (name: string, otherwise = 'club'): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || otherwise

// Without this mark a spreadsheet would assume the encoding of its machine.
const BYTE_ORDER_MARK = '\ufeff'

/** Returns a CSV file (RFC 4180) that opens in a spreadsheet. The first row is its head. */
export const csvFile = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvRows(rows)

/** Returns rows of a file that is sent in parts. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

// Excel also accepts the full-width signs, and some programs skip invisible characters.
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u

/**
 * Returns the text of a cell. A value that a spreadsheet would run as a formula gets a leading quote sign, which makes it text.
 */
export const cellOf = (value: string) => (FORMULA.test(value) ? `'${value}` : value)

/** Returns the value of a cell that `cellOf` may have written. */
export const valueOfCell = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (value: string) => `"${cellOf(value).replaceAll('"', '""')}"`
