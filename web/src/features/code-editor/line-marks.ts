import { StateEffect, type StateEffectType, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

const setBadLine = StateEffect.define<number | undefined>()
const setNextLine = StateEffect.define<number | undefined>()

/** A marked line. The next change removes the mark, because it may have moved or fixed the line. */
const markedLine = (name: string, setLine: StateEffectType<number | undefined>) => {
  const mark = Decoration.line({ class: name })
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(marks, { docChanged, effects, state }) {
      const effect = effects.find((one) => one.is(setLine))
      if (!effect) return docChanged ? Decoration.none : marks
      const line = effect.value as number | undefined
      if (line === undefined || line < 1 || line > state.doc.lines) return Decoration.none
      return Decoration.set(mark.range(state.doc.line(line).from))
    },
    provide: (field) => EditorView.decorations.from(field),
  })
}

/** The line of an error, and the line that a trace runs next. */
export const markedLines = [markedLine('cm-bad-line', setBadLine), markedLine('cm-next-line', setNextLine)]

export const showBadLine = (view: EditorView, line: number | undefined) =>
  view.dispatch({ effects: setBadLine.of(line) })

export function showNextLine(view: EditorView, line: number | undefined) {
  const { doc } = view.state
  const exists = line !== undefined && line >= 1 && line <= doc.lines
  const scroll = exists ? [EditorView.scrollIntoView(doc.line(line).from, { y: 'nearest', yMargin: 60 })] : []
  view.dispatch({ effects: [setNextLine.of(line), ...scroll] })
}
