import { goPlaces } from './go-places.ts'
import { roam } from './roam.ts'
import { singleKeysOn } from './single-keys.ts'
import type { WayParts } from './way-in.ts'
import './ways.css'

export { arrive, leave } from './arrival.ts'

type Layer = 'palette' | 'keys'

function open(layer: Layer, parts: WayParts) {
  // Without a connection nothing opens, and the next press asks anew.
  import('./layers.tsx').then(
    ({ openLayer }) => openLayer(layer, parts),
    () => undefined,
  )
}
export const openPalette = (parts: WayParts) => open('palette', parts)

/** Between the strokes themselves: how long the page was busy before it heard of them does not count. */
const NEXT_KEY_MS = 1500
let waitsForPlace = 0

/** A key that no field, menu or dialog has a use for; `at` is where it was pressed. */
export function press(event: KeyboardEvent, at: EventTarget | undefined, parts: WayParts) {
  const { key, ctrlKey, metaKey, altKey } = event
  if (event.isComposing || altKey || event.repeat) return
  const isLetterK = key.toLowerCase() === 'k'
  if (ctrlKey !== metaKey && isLetterK && !event.shiftKey) return openPalette(parts)
  if (ctrlKey || metaKey || isTaken(at) || !singleKeysOn()) return
  if (event.timeStamp < waitsForPlace) return goTo(key, parts)
  const act = singles(parts, event)[key]
  if (!act) return
  event.preventDefault()
  act()
}

const singles = (parts: WayParts, { timeStamp }: KeyboardEvent): Record<string, () => void> => ({
  '?': () => open('keys', parts),
  '/': () => focusSearch(parts),
  g: () => {
    waitsForPlace = timeStamp + NEXT_KEY_MS
  },
  j: () => roam(1),
  k: () => roam(-1),
})

function goTo(key: string, { router, client }: WayParts) {
  waitsForPlace = 0
  const place = goPlaces(client).find((one) => one.key === key.toLowerCase())
  if (place) router.history.push(place.to)
}

function focusSearch(parts: WayParts) {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (!box) return openPalette(parts)
  box.focus()
  box.select()
}

const NOT_TYPED = /^(checkbox|radio|button|submit|reset|file)$/
const OWN_KEYS =
  'select, textarea, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"], dialog'

function isTaken(target: EventTarget | undefined): boolean {
  if (document.querySelector('dialog[open], [role="dialog"]')) return true
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLInputElement) return !NOT_TYPED.test(target.type)
  return target.closest(OWN_KEYS) !== null
}
