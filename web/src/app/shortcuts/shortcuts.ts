import { shortcutDestinations } from '../command-palette/destinations.ts'
import { moveInList } from './list-focus.ts'
import type { DialogName } from './open-dialog.tsx'
import { singleKeysOn } from './single-keys.ts'
import type { AppParts } from './start-shortcuts.ts'
import './shortcuts.css'

export { keepFocus, placeFocus } from './navigation-focus.ts'

function open(name: DialogName, parts: AppParts) {
  // Offline nothing opens; the next press tries again.
  import('./open-dialog.tsx').then(
    ({ openDialog }) => openDialog(name, parts),
    () => undefined,
  )
}
export const openPalette = (parts: AppParts) => open('palette', parts)

/** Measured between the key events' own times, so that a busy page does not matter. */
const NEXT_KEY_MS = 1500
let goUntil = 0

/** Whether no field, menu or dialog uses the key; `target` is where it was pressed. */
export function press(event: KeyboardEvent, target: EventTarget | undefined, parts: AppParts) {
  const { key, ctrlKey, metaKey, altKey } = event
  if (event.isComposing || altKey || event.repeat) return
  const isLetterK = key.toLowerCase() === 'k'
  if (ctrlKey !== metaKey && isLetterK && !event.shiftKey) return openPalette(parts)
  if (ctrlKey || metaKey || hasOwnUse(target) || !singleKeysOn()) return
  if (event.timeStamp < goUntil) return goTo(key, parts)
  const act = singleKeys(parts, event)[key]
  if (!act) return
  event.preventDefault()
  act()
}

const singleKeys = (parts: AppParts, { timeStamp }: KeyboardEvent): Record<string, () => void> => ({
  '?': () => open('shortcuts', parts),
  '/': () => focusSearch(parts),
  g: () => {
    goUntil = timeStamp + NEXT_KEY_MS
  },
  j: () => moveInList(1),
  k: () => moveInList(-1),
})

function goTo(key: string, { router, client }: AppParts) {
  goUntil = 0
  const destination = shortcutDestinations(client).find((one) => one.key === key.toLowerCase())
  if (destination) router.history.push(destination.to)
}

function focusSearch(parts: AppParts) {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (!box) return openPalette(parts)
  box.focus()
  box.select()
}

const NOT_TYPED = /^(checkbox|radio|button|submit|reset|file)$/
const OWN_KEYS =
  'select, textarea, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"], dialog'

function hasOwnUse(target: EventTarget | undefined): boolean {
  if (document.querySelector('dialog[open], [role="dialog"]')) return true
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLInputElement) return !NOT_TYPED.test(target.type)
  return target.closest(OWN_KEYS) !== null
}
