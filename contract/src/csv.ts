// Without it a spreadsheet would assume the encoding of its own machine.
const BYTE_ORDER_MARK = '\ufeff'

/** A CSV file (RFC 4180) that opens in a spreadsheet. The first row is its head. */
export const csvFile = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvRows(rows)

/** Rows of a file that is sent in parts. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

// Excel reads the wide signs too, and some programs look behind what is not seen.
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u

/** The text of a cell. A value that a spreadsheet would run as a formula gets a leading quote sign, which makes it text. */
export const cellOf = (value: string) => (FORMULA.test(value) ? `'${value}` : value)

/** The value of a cell whose text `cellOf` may have made. */
export const valueOfCell = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (value: string) => `"${cellOf(value).replaceAll('"', '""')}"`
