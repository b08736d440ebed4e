import { csvFile } from '@callofcode/contract/csv'

export type Rows = readonly (readonly (string | number)[])[]

/** Gives what a screen shows as a CSV file, its head first. */
export function saveRows(rows: Rows, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([csvFile(rows.map((cells) => cells.map(String)))], { type: 'text/csv' }),
  )
  link.download = name
  link.click()
  // Later, because the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
