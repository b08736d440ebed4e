import type { Chosen, Edit } from './edits.ts'

/** Edits as if it were typed, so that the browser's undo takes it back and whoever listens hears of it. */
export function applyEdit(area: HTMLTextAreaElement, edit: (chosen: Chosen) => Edit) {
  const { value: text, selectionStart: start, selectionEnd: end } = area
  const { from, to, insert, start: first, end: last } = edit({ text, start, end })
  area.focus()
  area.setSelectionRange(from, to)
  // Old, but the only way to an edit that can be undone.
  const typed =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!typed) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  area.setSelectionRange(first, last)
}
