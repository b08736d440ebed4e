import { parseSync, Visitor } from 'vite'

/** A table named in the SQL of a text, and its line. */
export interface Mention {
  readonly table: string
  readonly line: number
}

interface Piece {
  readonly text: string
  readonly start: number
}

const TAGS = ['raw', 'sql', 'statement']
/** Text without a tag may be for people. It counts as SQL when it has the form of a statement. */
const STATEMENT =
  /\bselect\b[\s\S]*\bfrom\b|\binsert into\b|\bdelete from\b|\bupdate \w+(?: \w+)? set\b|\bjoin \w+[\s\S]*\bon\b|^\s*from \w+ \w+ (?:where|join|left|cross)\b/

const NAME = String.raw`\w+(?:\s+(?:as\s+)?\w+)?`
const PLACES = new RegExp(
  String.raw`\b(?:from|join|into|update|using|table|only)\s+(?=(${NAME}(?:\s*,\s*${NAME})*))`,
  'g',
)
/** A name that a statement itself defines is no table. */
const NAMED = /\b(\w+)(?:\s*\([\w\s,]*\))?\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/g
/** A fragment may begin with a table, because the surrounding text contains the `from`. */
const FIRST = /^(\s*)(\w+)\s+\w+\s*(?:$|(?:(?:left|cross)\s+)?join\b)/
const QUOTED = /--.*|'[^']*'/g

/** Returns the tables that the SQL of a source names. Comments and texts that are no SQL are ignored. */
export function mentionsIn(source: string, tables: ReadonlySet<string>): Mention[] {
  if (!mayNameOne(source, tables)) return []
  return sqlIn(source).flatMap(({ text, start }) =>
    namesIn(text)
      .filter(({ name }) => tables.has(name))
      .map(({ name, at }) => ({ table: name, line: lineOf(source, start + at) })),
  )
}

export const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length

const MAY_NAME = /(?:\b(?:from|join|into|update|using|table|only)\s+|,\s*|identifier\('|`\s*)(?=(\w+))/g
/** Returns whether a file may name a table. Checking its words is quick, parsing it is not. */
const mayNameOne = (source: string, tables: ReadonlySet<string>) =>
  [...source.matchAll(MAY_NAME)].some(([, word = '']) => tables.has(word))

/** Returns the SQL texts of a source, without inserted parts: each part is a text of its own, or a value. */
function sqlIn(source: string): Piece[] {
  const found: Piece[] = []
  const tagged = new Set<unknown>()
  const keep = (text: string, start: number, isSql = STATEMENT.test(text)) => {
    if (isSql) found.push({ text, start })
  }
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && TAGS.includes(tag.name)) tagged.add(quasi)
    },
    TemplateLiteral(node) {
      const whole = node.expressions.reduce(
        (text, { start, end }) => text.slice(0, start) + hidden(text.slice(start, end)) + text.slice(end),
        source,
      )
      keep(whole.slice(node.start + 1, node.end - 1), node.start + 1, tagged.has(node) || undefined)
    },
    Literal({ value, start, end }) {
      if (typeof value === 'string') keep(source.slice(start + 1, end - 1), start + 1)
    },
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name !== 'identifier' || name?.type !== 'Literal') return
      keep(`table ${name.value}`, name.start, true)
    },
  }).visit(parseSync('source.ts', source).program)
  return found
}

const hidden = (text: string) => text.replace(/[^\n]/g, '?')

function namesIn(sql: string): { name: string; at: number }[] {
  const text = sql.replace(QUOTED, hidden)
  const own = new Set([...text.matchAll(NAMED)].map(([, name]) => name))
  const [, blank = '', first = ''] = FIRST.exec(text) ?? []
  const later = [...text.matchAll(PLACES)].flatMap(({ 0: word, 1: list = '', index }) =>
    [...list.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => ({ name, at: index + word.length })),
  )
  return [{ name: first, at: blank.length }, ...later].filter(({ name }) => !own.has(name))
}
