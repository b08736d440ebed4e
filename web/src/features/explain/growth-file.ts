import { fittedAt, type Growth } from './fit.ts'
import type { Measured } from './measure.ts'

/** The address of a CSV file, which is made here: what was measured is on no server. */
export function csvOf({ points }: Measured, growth: Growth): string {
  const head = ['n', 'fuel', ...growth.fits.map(({ model }) => `fitted ${model}`)]
  const rows = points.map(({ n, fuel }) => [
    n,
    fuel,
    ...growth.fits.map((fit) => Math.round(fittedAt(fit, n))),
  ])
  const text = [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
  // Excel takes it for UTF-8 by this mark alone.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`
}
