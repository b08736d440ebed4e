import { csvFile } from '@callofcode/contract/download'

export type Rows = readonly (readonly (string | number)[])[]

/** Saves the rows of a screen as a CSV file, the header first. */
export function saveRows(rows: Rows, name: string) {
  saveFile(new Blob([csvFile(rows.map((cells) => cells.map(String)))], { type: 'text/csv' }), name)
}

/** Saves bytes that the page has as a file of the reader. */
export function saveFile(bytes: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // The browser reads the URL after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
