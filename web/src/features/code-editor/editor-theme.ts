import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

// Our design tokens reach into the shadow tree, so light and dark need no code here.
const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--well)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', fontVariantLigatures: 'none', lineHeight: '1.65' },
  '.cm-content': { padding: 'var(--s-4) 0', caretColor: 'var(--mark)' },
  '.cm-line': { padding: '0 var(--s-4) 0 var(--s-2)' },
  '.cm-gutters': { backgroundColor: 'var(--well)', color: 'var(--text-3)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.75rem', padding: '0 var(--s-2) 0 0' },
  '.cm-cursor': { borderLeft: '2px solid var(--mark)' },
  '.cm-activeLine': { backgroundColor: 'var(--panel)' },
  '.cm-bad-line': {
    backgroundColor: 'var(--rejected-wash)',
    boxShadow: 'inset 3px 0 0 var(--rejected)',
  },
  '.cm-next-line': {
    backgroundColor: 'var(--accent-wash)',
    boxShadow: 'inset 4px 0 0 var(--accent-text)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-wash)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--info-wash)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-wash)', outline: 'none' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--rejected-wash)' },
  '.cm-panels': {
    backgroundColor: 'var(--panel)',
    color: 'var(--text)',
    borderColor: 'var(--line)',
    fontFamily: 'var(--mono)',
  },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--field)',
    backgroundImage: 'none',
    color: 'var(--text)',
    border: '1px solid var(--line-strong)',
    borderRadius: '2px',
  },
  '.cm-fat-cursor': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
})

const words = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self], color: 'var(--syn-key)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], color: 'var(--syn-str)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--syn-num)' },
  { tag: [tags.function(tags.variableName), tags.typeName, tags.className], color: 'var(--syn-fn)' },
  { tag: [tags.comment, tags.processingInstruction], color: 'var(--syn-com)' },
])

export const editorTheme: Extension = [theme, syntaxHighlighting(words)]
