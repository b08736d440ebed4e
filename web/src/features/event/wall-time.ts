const parts = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** What clocks in a zone show at a moment, as a date-time field holds it: `2026-03-09T18:30`. */
export function wallTime(iso: string, timeZone: string): string {
  const part = new Map(
    parts(timeZone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )
  const date = ['year', 'month', 'day'].map((type) => part.get(type as 'year')).join('-')
  return `${date}T${part.get('hour')}:${part.get('minute')}`
}

/**
 * The moment at which clocks in a zone show `wall`; undefined for what is no time. Where clocks are turned back and show
 * it twice it is one of the two, where they skip it the time they would have shown.
 */
export function momentOf(wall: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const offsetAt = (time: number) => Date.parse(`${wallTime(new Date(time).toISOString(), timeZone)}Z`) - time
  // The offset holds at the moment looked for, which is not known yet: the first guess is at most a day off.
  const near = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(near)).toISOString()
}
