const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** In the author's own time zone, so only for what is rendered after hydration. */
export const clockTime = (iso: string) => time.format(new Date(iso))

/** `today at 9:41 PM`, or the whole date. */
export function dayTime(iso: string, now = new Date()): string {
  const then = new Date(iso)
  return then.toDateString() === now.toDateString()
    ? `today at ${time.format(then)}`
    : dayAndTime.format(then)
}
