import type { Chosen, Edit } from './edits.ts'

/** Edits as if it were typed, so that the browser's undo takes it back and whoever listens hears of it. */
export function applyEdit(area: HTMLTextAreaElement, edit: (chosen: Chosen) => Edit) {
  const { value: text, selectionStart: start, selectionEnd: end } = area
  const { from, to, insert, start: first, end: last } = edit({ text, start, end })
  area.focus()
  typeOver(area, from, to, insert)
  area.setSelectionRange(first, last)
}

/** Replaces a part of the text while somebody may be typing elsewhere in it: caret, focus and view stay. */
export function replaceQuietly(area: HTMLTextAreaElement, part: string, insert: string) {
  const from = area.value.indexOf(part)
  if (from < 0) return
  const to = from + part.length
  const { selectionStart, selectionEnd, scrollTop } = area
  const moved = (at: number) =>
    at >= to ? at + insert.length - part.length : Math.min(at, from + insert.length)
  if (document.activeElement === area) typeOver(area, from, to, insert)
  else tell(area, () => area.setRangeText(insert, from, to))
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd))
  area.scrollTop = scrollTop
}

function typeOver(area: HTMLTextAreaElement, from: number, to: number, insert: string) {
  area.setSelectionRange(from, to)
  // Old, but the only way to an edit that can be undone.
  const typed =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!typed) tell(area, () => area.setRangeText(insert, from, to))
}

function tell(area: HTMLTextAreaElement, change: () => void) {
  change()
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
