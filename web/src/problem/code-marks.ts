import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

const setLine = StateEffect.define<number | undefined>()
const mark = Decoration.line({ class: 'cm-bad-line' })

/** The line where an error was. It goes with the next change: what is typed may have mended it. */
export const badLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state }) {
    const told = effects.find((effect) => effect.is(setLine))
    if (!told) return docChanged ? Decoration.none : marks
    const line = told.value as number | undefined
    if (line === undefined || line < 1 || line > state.doc.lines) return Decoration.none
    return Decoration.set(mark.range(state.doc.line(line).from))
  },
  provide: (field) => EditorView.decorations.from(field),
})

export const showBadLine = (view: EditorView, line: number | undefined) =>
  view.dispatch({ effects: setLine.of(line) })
