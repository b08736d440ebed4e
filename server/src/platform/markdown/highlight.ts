import type { HighlighterCore, LanguageInput, ThemeRegistrationRaw } from 'shiki/core'
import { escapeMarkup } from '../escape-markup.ts'

interface Language {
  readonly grammar: string
  readonly label: string
}

/** The highlighted languages, by the names that people use after a fence. */
const languages: Record<string, Language> = {}
const load: Record<string, () => Promise<{ default: LanguageInput }>> = {
  cpp: async () => ({ default: (await import('./cpp-grammar.ts')).cppGrammar }),
  c: () => import('shiki/langs/c.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  css: () => import('shiki/langs/css.mjs'),
}
const language = (grammar: string, label: string, ...words: string[]) => {
  for (const word of [grammar, ...words]) languages[word] = { grammar, label }
}
language('cpp', 'C++', 'c++', 'cc', 'cxx', 'hpp')
language('c', 'C', 'h')
language('python', 'Python', 'py', 'python3')
language('javascript', 'JavaScript', 'js', 'mjs', 'jsx')
language('typescript', 'TypeScript', 'ts', 'tsx')
language('java', 'Java')
language('go', 'Go', 'golang')
language('rust', 'Rust', 'rs')
language('sql', 'SQL', 'postgresql', 'mysql')
language('bash', 'Shell', 'sh', 'shell', 'zsh', 'console')
language('json', 'JSON')
language('html', 'HTML', 'htm')
language('css', 'CSS')

export const languageOf = (word: string): Language | undefined => {
  const key = word.toLowerCase()
  return Object.hasOwn(languages, key) ? languages[key] : undefined
}

// Colours as markers for the five classes of the style sheet (web/src/platform/ui/code.css). The theme maps scopes to these
// markers, and no colour reaches the page.
const classes: Record<string, string> = {
  '#00000A': 'k',
  '#00000B': 's',
  '#00000C': 'd',
  '#00000D': 'f',
  '#00000E': 'c',
}
const scopes = (colour: string, ...scope: string[]) => ({ scope, settings: { foreground: colour } })
const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000' } },
    scopes('#00000A', 'keyword', 'storage', 'entity.name.tag', 'variable.language'),
    scopes(
      '#000000',
      'keyword.operator',
      'storage.type.function.arrow',
      'storage.modifier.import',
      'storage.modifier.package',
    ),
    scopes(
      '#00000A',
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
    ),
    scopes('#00000B', 'string', 'constant.character'),
    scopes('#00000C', 'constant', 'support.constant', 'keyword.other.unit'),
    scopes('#00000D', 'entity.name.function', 'support.function', 'entity.name.type', 'entity.name.class'),
    scopes('#00000D', 'support.type', 'support.class', 'storage.type.java', 'entity.other.attribute-name'),
    scopes('#00000E', 'comment', 'punctuation.definition.comment'),
  ],
}

// Longer lines make a grammar slow, and people do not read code with such lines.
const LONGEST_LINE = 200

let starting: Promise<HighlighterCore> | undefined

/** Returns lines of markup with one class per token, or undefined if the grammar fails. Loads it with the first code block. */
export async function highlight(source: string, grammar: string): Promise<string[] | undefined> {
  try {
    starting ??= start()
    const highlighter = await starting
    const grammarFile = load[grammar]
    if (!grammarFile) return undefined
    if (!highlighter.getLoadedLanguages().includes(grammar))
      await highlighter.loadLanguage((await grammarFile()).default)
    const lines = highlighter.codeToTokensBase(source, {
      lang: grammar,
      theme: 'classes',
      tokenizeMaxLineLength: LONGEST_LINE,
      tokenizeTimeLimit: 0,
    })
    return lines.map((line) => line.map(markToken).join(''))
  } catch {
    return undefined
  }
}

function markToken({ content, color }: { content: string; color?: string }): string {
  const name = classes[color?.toUpperCase() ?? '']
  const text = escapeMarkup(content)
  return name && content.trim() ? `<span class="${name}">${text}</span>` : text
}

async function start() {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ])
  return createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
}
