import { EditorSelection, type Extension, type Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/**
 * Replaces selected lines by the typed text, before the browser does. The browser would join the lines with inline styles, which
 * the site's policy forbids and the console reports.
 */
export const ownReplacement: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const text = typed(event)
    const { ranges, main } = view.state.selection
    if (text === undefined || ranges.length > 1 || view.state.readOnly) return false
    if (view.state.doc.lineAt(main.from).to >= main.to) return false
    replace(view, text)
    return true
  },
})

/** Returns the text that a key types in place of the selection. It is undefined if another part of the editor handles the key. */
function typed({ inputType, data, isComposing, cancelable }: InputEvent): string | undefined {
  if (isComposing || !cancelable) return undefined
  if (inputType === 'insertText') return data ?? undefined
  return /^deleteContent(Backward|Forward)$/.test(inputType) ? '' : undefined
}

function replace(view: EditorView, insert: string) {
  const { from, to } = view.state.selection.main
  const change = (): Transaction =>
    view.state.update({
      changes: { from, to, insert },
      selection: EditorSelection.cursor(from + insert.length),
      userEvent: insert ? 'input.type' : 'delete.selection',
      scrollIntoView: true,
    })
  // A typed bracket may enclose the selection.
  const handlers = insert ? view.state.facet(EditorView.inputHandler) : []
  if (!handlers.some((handle) => handle(view, from, to, insert, change))) view.dispatch(change())
}
