import { vi } from 'vitest'
import { pass } from './browser-page.tsx'

/** Waits for the result of a fetched script. One millisecond passes in the page with each check. */
export const until = <T>(check: () => T) => vi.waitFor(check, { interval: 1 })

const KINDS = {
  article: 'article',
  button: 'button:not([role=tab])',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog[open], [role=dialog]',
  field: 'input, select, textarea',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4',
  image: 'img, [role=img]',
  link: 'a[href]',
  listitem: 'li',
  navigation: 'nav',
  option: '[role=option]',
  region: 'section',
  tab: '[role=tab]',
} as const
type Kind = keyof typeof KINDS
type Place = Document | Element

const textOf = (node: Node): string =>
  node instanceof Element
    ? node.getAttribute('aria-hidden') === 'true'
      ? ''
      : [...node.childNodes].map(textOf).join('')
    : (node.textContent ?? '')

/** Returns the text of an element as a screen reader reads it. */
export const wordsOf = (element: Element | null | undefined) =>
  element ? textOf(element).replace(/\s+/g, ' ').trim() : ''

export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
  if (label) return label
  const by = element.getAttribute('aria-labelledby')?.split(' ')
  const labels = by
    ? by.map((id) => document.getElementById(id))
    : element.matches(KINDS.field)
      ? [...((element as HTMLInputElement).labels ?? [])]
      : [element]
  return labels.map(wordsOf).join(' ')
}

const isCalled = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))

export const all = <T extends HTMLElement>(
  kind: Kind,
  name: string | RegExp = /^/,
  place: Place = document,
) =>
  [...place.querySelectorAll<T>(KINDS[kind])].filter(
    (one) => !one.closest('[hidden], [aria-hidden=true], dialog:not([open])') && isCalled(one, name),
  )

/** Returns the only element of its kind with this name. */
export function one<T extends HTMLElement = HTMLElement>(
  kind: Kind,
  name: string | RegExp = /^/,
  place?: Place,
): T {
  const [found, ...others] = all<T>(kind, name, place)
  if (found && others.length === 0) return found
  const there = all(kind, /^/, place).map(nameOf)
  throw new Error(`${found ? 'Several' : 'No'} ${kind} "${name}" among: ${there.join(' | ')}`)
}

export const field = (name: string | RegExp, place?: Place) => one<HTMLInputElement>('field', name, place)
export const title = () => wordsOf(document.querySelector('h1'))

export async function press(element: HTMLElement) {
  element.focus()
  element.click()
  await pass()
}

export const pressButton = (name: string | RegExp, place?: Place) => press(one('button', name, place))

/** Types or chooses a value. React notices it only if it bypasses React's own setter. */
export async function enter(
  element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
) {
  element.focus()
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set
  setter?.call(element, value)
  const name = element instanceof HTMLSelectElement ? 'change' : 'input'
  element.dispatchEvent(new Event(name, { bubbles: true }))
  await pass()
}

export async function key(name: string, details: KeyboardEventInit = {}) {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true, ...details }),
  )
  await pass()
}

/** Returns the texts of the toasts. Each begins with its type, as a screen reader reads it: `Error: …`. */
export const toasts = () =>
  [...document.querySelectorAll('.toaster > :not(.going) p')].map((one) => one.textContent?.trim() ?? '')
/** Closes the only toast. */
export async function dismissToast() {
  await pressButton(/^Dismiss: /)
  await pass(200)
}

export const said = () => wordsOf(document.body)

/** Returns the value beside a term. */
export const factOf = (term: string) =>
  wordsOf([...document.querySelectorAll('dt')].find((one) => wordsOf(one) === term)?.nextElementSibling)
