import { type Extension, Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { getCM, vim } from '@replit/codemirror-vim'

/** Vim's keys. In normal mode Escape has no use, so there it opens the editor to Tab as usual. */
export function vimMode(openToTab: (view: EditorView) => true): Extension {
  const leave = EditorView.domEventHandlers({
    keydown(event, view) {
      if (event.key !== 'Escape') return false
      const mode = getCM(view)?.state.vim
      if (!mode || mode.insertMode || mode.visualMode || mode.inputState.keyBuffer.length > 0) return false
      return openToTab(view)
    },
  })
  return [Prec.highest(leave), Prec.high(vim({ status: true }))]
}
