/** Calendar days as `2026-03-09`. They are counted in UTC, where every day has 24 hours. */
export function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}

export const dayBefore = (day: string) => daysBefore(day, 1)

/** The calendar day of an instant in a time zone. */
export function dayIn(timeZone: string): (instant: Date | string) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (instant) => {
    const parts = format.formatToParts(new Date(instant))
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  }
}
