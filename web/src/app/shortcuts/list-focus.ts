const LISTS = '.rows, .threads, .blogs, .xps, .mods, .events, .topics'

/** Moves focus to the next or previous row of the screen's list. */
export function moveInList(step: 1 | -1) {
  const stops = [...document.querySelectorAll(`main :is(${LISTS}) > li`)].flatMap(stopOf)
  const at = stops.findIndex((stop) => stop.closest('li') === document.activeElement?.closest('li'))
  const next = at < 0 ? firstInSight(stops) : stops[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The element that gets a row's focus: its checkbox, its link, or the first control. */
function stopOf(row: Element): HTMLElement[] {
  const stop =
    row.querySelector<HTMLElement>('input:not(:disabled)') ??
    row.querySelector<HTMLElement>('.card-title a, .foot a') ??
    row.querySelector<HTMLElement>('a[href], button:not(:disabled), summary')
  return stop ? [stop] : []
}

const firstInSight = (stops: HTMLElement[]) =>
  stops.find((stop) => stop.getBoundingClientRect().top > 0) ?? stops[0]
