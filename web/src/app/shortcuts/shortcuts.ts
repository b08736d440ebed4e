import { told } from '../../platform/language/told.ts'
import './shortcuts.css'
import { messages } from '@callofcode/contract/messages'
import { toast } from '../../platform/feedback/toasts.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { isCommand, letterOf } from '../../platform/navigation/key-letter.ts'
import { localStore } from '../../platform/storage/local-store.ts'
import { shortcutDestinations } from '../command-palette/destinations.ts'
import type { DialogName } from './open-dialog.tsx'
import type { AppParts } from './start-shortcuts.ts'

const KEY = 'single-keys'

/** Whether single letters are shortcuts. People who use speech input need to switch them off. */
export const singleKeysOn = (): boolean => localStore.get(KEY) !== 'off'

export const switchSingleKeys = (on: boolean) => localStore.put(KEY, on ? 'on' : 'off')

/** Focuses a field that was pressed before it was ready, unless the reader has moved focus meanwhile. */
export function focusOnceReady(field: HTMLElement) {
  const form = field.closest('[inert]')
  const focus = () => document.activeElement === document.body && field.focus()
  if (!form) return void focus()
  const watch = new MutationObserver(() => {
    watch.disconnect()
    focus()
  })
  watch.observe(form, { attributeFilter: ['inert'] })
}

export { keepFocus, placeFocus } from './navigation-focus.ts'

async function load(name: DialogName, parts: AppParts) {
  const { openDialog } = await import('./open-dialog.tsx')
  await wordsArrived()
  openDialog(name, parts)
}

function open(name: DialogName, parts: AppParts) {
  load(name, parts).catch(() => toast.error(told(messages.networkError)))
}
export const openPalette = (parts: AppParts) => open('palette', parts)

/** Milliseconds between two keys, by the events' own times, so that a busy page does not matter. */
const NEXT_KEY_MS = 1500
let goUntil = 0

/** Acts on a key, unless a field, menu or dialog uses it. `target` is the element where the key was pressed. */
export function press(event: KeyboardEvent, target: EventTarget | undefined, parts: AppParts) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.isComposing || altKey || event.repeat) return
  if (isCommand(event, 'k')) return openPalette(parts)
  if (ctrlKey || metaKey || hasOwnUse(target) || !singleKeysOn()) return
  const key = (!shiftKey && letterOf(event)) || event.key
  if (event.timeStamp < goUntil) return goTo(key, parts)
  const act = singleKeys(parts, event)[key] ?? controlOf(key)
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

/** Finds a control by its key in `aria-keyshortcuts`. In a list the key acts on the row that has the focus. */
function controlOf(key: string): (() => void) | undefined {
  if (!/^[a-z]$/.test(key)) return undefined
  const named = [
    ...document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${key}"]:not(:disabled)`),
  ]
  const row = document.activeElement?.closest(ROWS)
  const control = named.find((one) => one.closest(ROWS) === row) ?? named.find((one) => !one.closest(ROWS))
  return control ? () => control.click() : undefined
}

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
  // In a form that is still being filled, keys are typed text.
  if (document.querySelector('dialog[open], [role="dialog"], main [inert]')) return true
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLInputElement) return !NOT_TYPED.test(target.type)
  return target.closest(OWN_KEYS) !== null
}

const LISTS = '.rows, .threads, .blogs, .xps, .mods, .events, .topics, .problem-rows, .desk-places, tbody'
const ROWS = `main :is(${LISTS}) > :is(li, tr)`

/** Moves focus to the next or previous row of the screen's list. */
function moveInList(step: 1 | -1) {
  const stops = [...document.querySelectorAll(ROWS)].flatMap(stopOf)
  const at = stops.findIndex((stop) => rowOf(stop) === rowOf(document.activeElement))
  const next = at < 0 ? firstInSight(stops) : stops[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

const rowOf = (element: Element | null) => element?.closest('li, tr')

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
