import type { Diagnostic } from '../../runner.ts'

const ENDED = /^(\s*)(if|for|while)\s*(\(.*\))\s*;\s*(?:\/\/.*)?$/

/**
 * A `;` right behind `if (…)` where the next line is written as if it belonged to it. The compiler's own warning of it is
 * not given where a source begins with a `#line`.
 */
export function emptyBodies(text: string): Diagnostic[] {
  const lines = text.split('\n')
  return lines.flatMap((code, at): Diagnostic[] => {
    const [, indent, word, brackets = ''] = ENDED.exec(code) ?? []
    const next = lines.slice(at + 1).find((line) => line.trim() !== '') ?? ''
    if (indent === undefined || !isBalanced(brackets)) return []
    if (!next.startsWith(`${indent} `) && !next.startsWith(`${indent}\t`) && next.trim() !== '{') return []
    const message = `The \`;\` behind this \`${word}\` ends it, so that what follows does not belong to it.`
    return [{ severity: 'warning', message, line: at + 1 }]
  })
}

const isBalanced = (brackets: string) => brackets.split('(').length === brackets.split(')').length
