import type { Chosen, Edit } from './edits.ts'

/** Applies an edit like typing, so that the browser can undo it and sends input events. */
export function applyEdit(area: HTMLTextAreaElement, edit: (chosen: Chosen) => Edit) {
  const { value: text, selectionStart: start, selectionEnd: end } = area
  const { from, to, insert, start: first, end: last } = edit({ text, start, end })
  area.focus()
  typeOver(area, from, to, insert)
  area.setSelectionRange(first, last)
}

/**
 * Replaces a part of the text while somebody may be typing elsewhere. Caret, focus and scroll position stay. The edit can be
 * undone, unless another field has the focus. That field must not lose it even for a moment.
 */
export function replaceQuietly(area: HTMLTextAreaElement, part: string, insert: string) {
  const from = area.value.indexOf(part)
  if (from < 0) return
  const to = from + part.length
  const { selectionStart, selectionEnd, scrollTop } = area
  const moved = (at: number) =>
    at >= to ? at + insert.length - part.length : Math.min(at, from + insert.length)
  const { activeElement } = document
  if (activeElement === area) typeOver(area, from, to, insert)
  else if (activeElement?.matches(TYPED_IN)) tell(area, () => area.setRangeText(insert, from, to))
  else borrowFocus(area, activeElement, () => typeOver(area, from, to, insert))
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd))
  area.scrollTop = scrollTop
}

const TYPED_IN = 'input:not([type=file], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'
let borrowed = false

/** Returns true while an edit borrows the focus and returns it at once. Focus events are then ignored. */
export const isFocusBorrowed = () => borrowed

function borrowFocus(area: HTMLTextAreaElement, owner: Element | null, edit: () => void) {
  borrowed = true
  try {
    area.focus({ preventScroll: true })
    edit()
    if (owner instanceof HTMLElement && owner !== document.body) owner.focus({ preventScroll: true })
    else area.blur()
  } finally {
    borrowed = false
  }
}

function typeOver(area: HTMLTextAreaElement, from: number, to: number, insert: string) {
  area.setSelectionRange(from, to)
  // `execCommand` is deprecated, but nothing else makes an edit that can be undone.
  const typed =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!typed) tell(area, () => area.setRangeText(insert, from, to))
}

function tell(area: HTMLTextAreaElement, change: () => void) {
  change()
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
