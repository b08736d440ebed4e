import { say } from 'words:code-editor'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { cpp } from '@codemirror/lang-cpp'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Compartment, EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { editorTheme } from './editor-theme.ts'
import { markedLines, showBadLine, showNextLine } from './line-marks.ts'
import { ownReplacement } from './own-replacement.ts'
import { languageNames } from './workspace-settings.ts'

export interface CodeOptions {
  readonly text: string
  readonly language: SolutionLanguage
  readonly vim: boolean
  /** The name of the edited file. Without it the text is a solution. */
  readonly file?: string | undefined
  readonly onType: (text: string) => void
}

export interface CodeHandle {
  /** Replaces the text. Undo restores the old text. */
  setText(text: string): void
  setLanguage(language: SolutionLanguage): void
  setVim(on: boolean): void
  /** Marks the line of an error. Undefined removes the mark. */
  setBadLine(line: number | undefined): void
  /** Marks the line that a trace runs next, and scrolls to it. */
  setNextLine(line: number | undefined): void
  focus(): void
  destroy(): void
}

/** Mounts the editor in a shadow tree, where its styles need no inline style. The site's policy forbids those. */
export function mountCode(host: HTMLElement, options: CodeOptions): CodeHandle {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
  const [language, mode] = [new Compartment(), new Compartment()]
  const state = EditorState.create({
    doc: options.text,
    extensions: [mode.of([]), basics(options), language.of([])],
  })
  const view = new EditorView({ state, parent: root, root })
  const setVim = async (on: boolean) => {
    const extension = on ? (await import('./vim-mode.ts')).vimMode(openToTab) : []
    view.dispatch({ effects: mode.reconfigure(extension) })
  }
  // Without a connection the Vim keys cannot be loaded. The editor works without them.
  const requestVim = (on: boolean) => void setVim(on).catch(() => undefined)
  if (options.vim) requestVim(true)
  let shown = options.language
  const setLanguage = (name: SolutionLanguage) => {
    shown = name
    const support = languageSupport(name)
    const show = (extension: Extension) =>
      shown === name &&
      view.dispatch({ effects: language.reconfigure([extension, partsOf(name, options.file)]) })
    if (!(support instanceof Promise)) return show(support)
    show([])
    // Without support the text is shown without colours.
    support.then(show, () => undefined)
  }
  setLanguage(options.language)
  // Lines are first measured in a fallback font. Once the real font arrives, the numbers would be beside other lines.
  document.fonts.ready.then(
    () => view.requestMeasure(),
    () => undefined,
  )
  return {
    setText(text) {
      if (text === view.state.doc.toString()) return
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: EditorSelection.cursor(Math.min(view.state.selection.main.head, text.length)),
      })
    },
    setLanguage,
    setVim: requestVim,
    setBadLine: (line) => showBadLine(view, line),
    setNextLine: (line) => showNextLine(view, line),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  }
}

const INDENT: Record<SolutionLanguage, string> = {
  cpp: '    ',
  python: '    ',
  javascript: '  ',
  typescript: '  ',
  java: '    ',
}

const partsOf = (name: SolutionLanguage, file = say('codeIn', { value: languageNames[name] })): Extension => [
  indentUnit.of(INDENT[name]),
  EditorView.contentAttributes.of({
    // Editable text takes the focus anyway, but axe requires the attribute.
    tabindex: '0',
    'aria-label': say('editorName', { file }),
  }),
]

/**
 * Lets Tab and Shift+Tab leave the editor after Escape, until another key is pressed. Without this, keyboard users could not
 * leave it.
 */
function openToTab(view: EditorView): true {
  view.setTabFocusMode(Number.POSITIVE_INFINITY)
  view.dispatch({ effects: EditorView.announce.of(say('tabLeavesNow')) })
  return true
}

function basics({ onType }: CodeOptions): Extension {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    EditorState.allowMultipleSelections.of(true),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    ownReplacement,
    highlightActiveLine(),
    highlightSelectionMatches(),
    ...markedLines,
    editorTheme,
    keymap.of([...closeBracketsKeymap, ...searchKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap]),
    Prec.lowest(keymap.of([{ key: 'Escape', run: openToTab }])),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onType(state.doc.toString())
    }),
  ]
}

const languages: Record<SolutionLanguage, () => Extension | Promise<Extension>> = {
  cpp,
  python,
  javascript,
  // A separate chunk, loaded only for Java.
  java: async () => (await import('@codemirror/lang-java')).java(),
  typescript: () => javascript({ typescript: true }),
}

/** Returns the editor's support of a language, at once or as a promise. */
const languageSupport = (name: SolutionLanguage) => languages[name]()
