// The first script of every page. On a page that is only read no other script runs until somebody touches it, because reading
// must not wait for scripts. Any other page starts at once. The files are evaluated one by one, each after its imports, so that
// no task is long. The last file starts the app.

// Must precede any other file, because zod reads the setting when it is evaluated.
import './app/no-eval.ts'

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'] as const
const app = document.getElementById('app')
const listed = (text = '') => (text ? text.split(' ') : [])
const files = listed(app?.dataset.files)
const sheets = listed(app?.dataset.sheets)

/** The input of a person before the page could respond. It is replayed afterwards. */
const missed: (() => void)[] = []
const started = new AbortController()
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = new Map<Field, string>()
let isStarting = false
/** The number of imported files. */
let imported = 0

let rests: PointerEvent | undefined
/** A resting pointer also fires an event when the page is first drawn under it. */
function onMove(event: PointerEvent) {
  if (rests && (event.screenX !== rests.screenX || event.screenY !== rests.screenY))
    start().catch(reportError)
  rests = event
}

/**
 * Starts the app. After a failure, such as a lost network, the next touch tries again. Missed input is replayed once, whatever
 * its outcome.
 */
async function start() {
  if (isStarting) return
  isStarting = true
  isStarting = await areThere()
  if (!isStarting) return
  started.abort()
  for (const again of missed) again()
  for (const [field, value] of typed) enter(field, value)
}

/** Imports the files and returns whether all arrived. If the site responds, a lost file is requested again at once. */
async function areThere(): Promise<boolean> {
  try {
    await fetchFiles()
    return true
  } catch {
    if (!(await isReached())) return false
    return fetchFiles().then(() => true, renew)
  }
}

const isReached = () =>
  fetch(files[imported] ?? '', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Reloads the document once. Most browsers request a module once in a document, so a lost file comes only with a new document.
 */
function renew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload') location.reload()
  return false
}

async function fetchFiles() {
  await painted()
  // The document contains the text of the style sheets. A link here keeps an import from fetching the sheet.
  for (const href of sheets.splice(0)) addLink({ rel: 'stylesheet', href, disabled: true })
  for (; imported < files.length; imported++) {
    await import(/* @vite-ignore */ files[imported] ?? '')
    await nextTask()
  }
}

/**
 * Waits for the first paint. The files may arrive before the text is drawn, and the text comes first. A page in the background is
 * not drawn.
 */
async function painted() {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return
  await new Promise((resolve) => {
    requestAnimationFrame(resolve)
    // The page may go into the background meanwhile.
    setTimeout(resolve, 500)
  })
  await nextTask()
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = () => resolve()
    port1.postMessage(null)
  })

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link))

/** Records a click. Links, and elements that work without a script, are left to the browser. */
function keepClick(event: MouseEvent) {
  const [target] = event.composedPath()
  if (!(target instanceof Element) || !app?.contains(target) || target.closest('a[href], [popovertarget]'))
    return
  const pressed = target.closest<HTMLElement>(
    'button:not([type=submit]), input:is([type=checkbox], [type=radio])',
  )
  if (!pressed) return
  event.preventDefault()
  missed.push(() => press(pressed))
}

/** Toggles a box. React reads the state of a box at the first event, so that event comes before the press. */
function press(target: HTMLElement) {
  target.dispatchEvent(new Event('input', { bubbles: true }))
  target.click()
}

function keepSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  event.preventDefault()
  missed.push(() => form.requestSubmit(event.submitter))
}

function keepInput({ target }: Event) {
  if (target instanceof HTMLElement && target.matches('input, select, textarea'))
    typed.set(target as Field, (target as Field).value)
}

/**
 * Enters a value. React reports a value only if it differs from the last one it has read. The first event makes React read the
 * field.
 */
function enter(field: Field & { _valueTracker?: { setValue(value: string): void } }, value: string) {
  const event = () => new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })
  field.dispatchEvent(event())
  field.value = value
  field._valueTracker?.setValue('')
  field.dispatchEvent(event())
}

/** B and K, by their key codes in browsers on a layout of any script. */
const LETTERS = [66, 75]

function keepKey(event: KeyboardEvent) {
  const [target = document.body] = event.composedPath()
  const isCommand = event.ctrlKey !== event.metaKey
  if (!isCommand && target instanceof Element && hasOwnUse(target, event.key)) return
  // The browser has a use of its own for both keys.
  if (isCommand && LETTERS.includes(event.keyCode)) event.preventDefault()
  missed.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)))
}

/** Returns whether an element uses a key. A field uses any, others only these. */
const hasOwnUse = (target: Element, key: string) =>
  target.matches('input, textarea, select') ||
  ((key === 'Enter' || key === ' ') && target.matches('a, button, summary'))

/** Records input from the time when this file was still loading. */
function keepEarlier() {
  // Other boxes may differ because the browser brought back their state of an earlier visit.
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox][autocomplete=off]')) {
    if (box.checked === box.defaultChecked) continue
    box.checked = box.defaultChecked
    missed.push(() => press(box))
  }
  for (const field of document.querySelectorAll<HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  ))
    if (field.value !== field.defaultValue) typed.set(field, field.value)
}

// The server renders the theme in the cookie. If the cookie was lost or another tab chose, the stored choice wins.
try {
  if ((localStorage.theme === 'light') === document.documentElement.classList.contains('dark'))
    document.head.append(Object.assign(document.createElement('script'), { src: '/theme.js' }))
} catch {}

/** The server draws the link to a first problem without knowing what a visitor solved in this browser. */
function leadsToSolved() {
  try {
    return Boolean(localStorage['solved-here'] && app?.querySelector('[data-first-problem]'))
  } catch {
    return false
  }
}

keepEarlier()
// The second step of a sign-in is in the fragment, which the server does not receive.
if (app?.dataset.start === 'now' || location.hash.startsWith('#step=') || leadsToSolved())
  start().catch(reportError)

const early = { capture: true, signal: started.signal }
for (const name of TOUCHES) addEventListener(name, start, { ...early, passive: true })
addEventListener('pointermove', onMove, { ...early, passive: true })
addEventListener('click', keepClick, early)
addEventListener('submit', keepSubmit, early)
addEventListener('input', keepInput, early)
addEventListener('keydown', keepKey, early)

/** Returns whether the reader's time differs. The server writes the event's own time, and only the app can add the reader's. */
function readsOtherwise({ dateTime, dataset: { zone } }: HTMLTimeElement) {
  const at = new Date(dateTime)
  return at.toLocaleString('en') !== at.toLocaleString('en', { timeZone: zone })
}
if ([...document.querySelectorAll<HTMLTimeElement>('time[data-zone]')].some(readsOtherwise))
  start().catch(reportError)
