// The first script of every page. A page that is only read runs no other until somebody touches it: reading must not
// wait for scripts. Any other page starts at once. Its files are evaluated one by one, each after those that it imports,
// so that no task is long. The last one starts the app.

// Before any other file: zod reads it when it is evaluated.
import './app/no-eval.ts'

const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'] as const
const app = document.getElementById('app')
const listed = (text = '') => (text ? text.split(' ') : [])
const files = listed(app?.dataset.files)
const sheets = listed(app?.dataset.sheets)

/** What a person did before the page could answer; it is done again once it can. */
const missed: (() => void)[] = []
const started = new AbortController()
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = new Map<Field, string>()
let isStarting = false
/** How many of the files are there. */
let imported = 0

let rests: PointerEvent | undefined
/** A pointer that rests gives an event as well, when the page is first drawn under it. */
function onMove(event: PointerEvent) {
  if (rests && (event.screenX !== rests.screenX || event.screenY !== rests.screenY))
    start().catch(reportError)
  rests = event
}

/** After a failure, such as a lost network, the next touch tries again. What was missed is done once, whatever becomes of it. */
async function start() {
  if (isStarting) return
  isStarting = true
  isStarting = await areThere()
  if (!isStarting) return
  started.abort()
  for (const again of missed) again()
  for (const [field, value] of typed) enter(field, value)
}

/** Whether the files came. Where the site answers, one that was lost is asked for again at once. */
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

/** Most browsers ask for a module once in a document: one that was lost comes with a new document only, which is asked for once. */
function renew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload') location.reload()
  return false
}

async function fetchFiles() {
  await painted()
  // The document holds their text. What imports a style sheet does not fetch it where its link stands.
  for (const href of sheets.splice(0)) addLink({ rel: 'stylesheet', href, disabled: true })
  for (; imported < files.length; imported++) {
    await import(/* @vite-ignore */ files[imported] ?? '')
    await nextTask()
  }
}

/** The files may all be there before the text is drawn, which comes first. A page in the background is not drawn. */
async function painted() {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return
  await new Promise((resolve) => {
    requestAnimationFrame(resolve)
    // It may go into the background meanwhile.
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

/** Links, and what opens without a script, are left to the browser. */
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

/** React takes a box to be as it finds it. The first event makes it look before the press changes that. */
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

/** React hears of a value only where it differs from the last one that it has seen. The first event makes it look. */
function enter(field: Field & { _valueTracker?: { setValue(value: string): void } }, value: string) {
  const event = () => new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })
  field.dispatchEvent(event())
  field.value = value
  field._valueTracker?.setValue('')
  field.dispatchEvent(event())
}

/** B and K, by the numbers that browsers know them by on a layout of any script. */
const LETTERS = [66, 75]

function keepKey(event: KeyboardEvent) {
  const [target = document.body] = event.composedPath()
  const isCommand = event.ctrlKey !== event.metaKey
  if (!isCommand && target instanceof Element && hasOwnUse(target, event.key)) return
  // The browser has an own use of both.
  if (isCommand && LETTERS.includes(event.keyCode)) event.preventDefault()
  missed.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event)))
}

/** A field takes any key; what is pressed only these. */
const hasOwnUse = (target: Element, key: string) =>
  target.matches('input, textarea, select') ||
  ((key === 'Enter' || key === ' ') && target.matches('a, button, summary'))

/** What a person pressed or typed while this file was still on its way. */
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

// The server draws the theme that a cookie names. Where the cookie was lost, or another tab chose, the stored choice wins.
try {
  if ((localStorage.theme === 'light') === document.documentElement.classList.contains('dark'))
    document.head.append(Object.assign(document.createElement('script'), { src: '/theme.js' }))
} catch {}

keepEarlier()
// The second step of a sign-in stands in the fragment, which no server sees.
if (app?.dataset.start === 'now' || location.hash.startsWith('#step=')) start().catch(reportError)

const early = { capture: true, signal: started.signal }
for (const name of TOUCHES) addEventListener(name, start, { ...early, passive: true })
addEventListener('pointermove', onMove, { ...early, passive: true })
addEventListener('click', keepClick, early)
addEventListener('submit', keepSubmit, early)
addEventListener('input', keepInput, early)
addEventListener('keydown', keepKey, early)

/** The server writes by the clock where an event takes place; only the app can say it by the reader's, too. */
function readsOtherwise({ dateTime, dataset: { zone } }: HTMLTimeElement) {
  const at = new Date(dateTime)
  return at.toLocaleString('en') !== at.toLocaleString('en', { timeZone: zone })
}
if ([...document.querySelectorAll<HTMLTimeElement>('time[data-zone]')].some(readsOtherwise))
  start().catch(reportError)
