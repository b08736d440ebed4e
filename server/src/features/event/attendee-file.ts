import type { AttendeeRow } from './registration-store.ts'

// Without it a spreadsheet takes the letters for those of its own machine.
const BYTE_ORDER_MARK = '\ufeff'

/** Who is signed up, as CSV (RFC 4180). */
export function attendeeFile(rows: readonly AttendeeRow[]): string {
  const lines = [
    ['Name', 'Email', 'State', 'Signed up (UTC)'],
    ...rows.map(({ name, email, state, createdAt }) => [
      name,
      email,
      state === 'going' ? 'Going' : 'Waiting',
      createdAt.toISOString(),
    ]),
  ]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

/** Quoted; and what a spreadsheet would take for a formula is given a quote sign in front, which makes it text. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
