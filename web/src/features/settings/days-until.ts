const DAY = 86_400_000

/** Whole days from now until that day (`2026-02-01`) has begun here; 0 for what is no day to come. */
export function daysUntil(day: string, now = new Date()): number {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number)
  const days = Math.ceil((new Date(year, month - 1, date).getTime() - now.getTime()) / DAY)
  return days > 0 ? days : 0
}
