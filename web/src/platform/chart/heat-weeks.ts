export interface HeatDay {
  /** `2026-03-09`, in the reader's time zone. */
  date: string
  count: number
}

export type HeatLevel = 0 | 1 | 2 | 3 | 4

/** 1 · 2 to 3 · 4 to 6 · 7 and more. */
export function heatLevel(count: number): HeatLevel {
  if (count <= 0) return 0
  if (count === 1) return 1
  if (count <= 3) return 2
  return count <= 6 ? 3 : 4
}

/** Columns of seven from Monday; null before the first day. */
export function heatWeeks(days: readonly HeatDay[]): (HeatDay | null)[][] {
  const first = days[0]
  if (!first) return []
  const lead = (new Date(`${first.date}T00:00:00Z`).getUTCDay() + 6) % 7
  const cells = [...Array<null>(lead).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** Sums by month, in order: `[['2026-03', 14], …]`. */
export function heatMonths(days: readonly HeatDay[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { date, count } of days) sums.set(date.slice(0, 7), (sums.get(date.slice(0, 7)) ?? 0) + count)
  return [...sums]
}
