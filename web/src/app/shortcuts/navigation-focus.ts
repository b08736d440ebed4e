import type { ParsedLocation, RouterEvents } from '@tanstack/react-router'

type Leaving = RouterEvents['onBeforeNavigate']
type Arriving = RouterEvents['onResolved']

/** The element that had focus when a history entry was left, described so that another render can find it. */
interface Focused {
  readonly tag: string
  readonly id: string
  readonly href: string | null
  readonly words: string
}
const kept = new Map<string, Focused>()
let stopWatching = () => {}

/** Returns the place in the history. Its key is not there yet when a page has just been loaded. */
const keyOf = ({ state, href }: ParsedLocation) => `${state.__TSR_index ?? 0} ${href}`
const describe = (element: Element): Focused => ({
  tag: element.tagName,
  id: element.id,
  href: element.getAttribute('href'),
  words: element.getAttribute('aria-label') ?? element.textContent ?? '',
})

/** Stores the focused element when a screen is left. */
export function keepFocus({ fromLocation }: Leaving, focused: Element | null) {
  stopWatching()
  if (fromLocation && focused && focused !== document.body) kept.set(keyOf(fromLocation), describe(focused))
}

/** Focuses the title of a new screen. Going back restores the former focus. */
export function placeFocus(move: Arriving) {
  const { fromLocation, toLocation, pathChanged, hashChanged } = move
  if (!fromLocation || (!pathChanged && !hashChanged)) return
  announceTitles()
  const place = toLocation.hash ? document.getElementById(toLocation.hash) : null
  if (!pathChanged) return focusOn(place)
  const before = kept.get(keyOf(toLocation))
  requestAnimationFrame(() => {
    // The screen has set the focus itself.
    if (document.querySelector('main')?.contains(document.activeElement)) return
    const found = place ?? (before && find(before))
    focusOn(found ?? title())
    watch(found ? undefined : before)
  })
}

function find({ tag, id, href, words }: Focused): Element | null {
  if (id) return document.getElementById(id)
  const same = (one: Element) => {
    const other = describe(one)
    return other.href === href && other.words === words
  }
  return [...document.querySelectorAll(tag)].find(same) ?? null
}

const ACTS = ['keydown', 'pointerdown'] as const

/**
 * Watches while data loads, however long that takes: the title may be rendered again, and the former element may appear. The
 * first act of the person ends the watch. Focus that a person has moved is not changed.
 */
function watch(before: Focused | undefined) {
  stopWatching()
  let holder = document.activeElement
  const look = () => {
    const active = document.activeElement
    if (active !== holder && active !== document.body) return seen.disconnect()
    const next = (before && find(before)) ?? (holder?.isConnected ? null : title())
    if (!next) return
    before = next.matches('h1, main') ? before : undefined
    focusOn(next)
    holder = next
  }
  const seen = new MutationObserver(look)
  seen.observe(document.body, { childList: true, subtree: true })
  const acted = new AbortController()
  stopWatching = () => {
    seen.disconnect()
    acted.abort()
  }
  for (const act of ACTS) addEventListener(act, stopWatching, { capture: true, signal: acted.signal })
}

const title = () => document.querySelector('main h1') ?? document.querySelector('main')

/** The router restores the scroll position, so focus must not scroll. */
function focusOn(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

let region: HTMLElement | undefined

/** Announces the title of a new screen, also when it arrives later. */
function announceTitles() {
  if (region) return
  const announcer = document.createElement('p')
  region = announcer
  announcer.className = 'sr'
  announcer.ariaLive = 'polite'
  document.body.append(announcer)
  const say = () => {
    if (announcer.textContent !== document.title) announcer.textContent = document.title
  }
  new MutationObserver(say).observe(document.head, { childList: true, subtree: true, characterData: true })
  say()
}
