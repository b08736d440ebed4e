import { isObject } from '../draft/public.ts'

/** The value of a field to be read: the rows of a list are lines. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(rowText).join('\n')
  return typeof value === 'string' ? value : ''
}

const rowText = (row: unknown) =>
  isObject(row)
    ? Object.values(row)
        .filter((cell) => typeof cell === 'string' && cell !== '')
        .join(' · ')
    : String(row)
