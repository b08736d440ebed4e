import * as acorn from 'acorn'
import { type Token, tokTypes } from 'acorn'
import type { Mapping } from './compiler.ts'

/** The tokens where a new line would end the statement, or is forbidden. */
const AFTER = new Set(['return', 'throw', 'break', 'continue', 'yield', 'async'])
const BEFORE = new Set(['=>', '++', '--'])

/** Returns the output with each part on the line of its source, so that lines need no translation anywhere. */
export function keepLines(text: string, mappings: Iterable<Mapping>): string {
  const lineOf = linesByOffset(text, mappings)
  let all = ''
  let line = 0
  let end = 0
  let before = ''
  const add = (token: Token) => {
    const words = text.slice(token.start, token.end)
    const wanted = lineOf.get(token.start) ?? 0
    if (wanted > line && !AFTER.has(before) && !BEFORE.has(words)) {
      all += '\n'.repeat(wanted - line)
      line = wanted
    } else if (token.start > end && !insideTemplate(token)) all += ' '
    all += words
    line += words.split('\n').length - 1
    end = token.end
    before = words
  }
  acorn.parse(text, { ecmaVersion: 'latest', sourceType: 'module', onToken: add })
  return all
}

const insideTemplate = ({ type }: Token) => type === tokTypes.template || type === tokTypes.invalidTemplate

/** Returns the lines of the source, from 0, by the offset in the output. */
function linesByOffset(text: string, mappings: Iterable<Mapping>): Map<number, number> {
  const begins = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) begins.push(at + 1)
  const lines = new Map<number, number>()
  for (const { generatedLine, generatedCharacter, sourceLine } of mappings)
    if (sourceLine !== undefined) lines.set((begins[generatedLine] ?? 0) + generatedCharacter, sourceLine)
  return lines
}
