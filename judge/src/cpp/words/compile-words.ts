import { declarationErrors } from './declaration-errors.ts'
import { formatWarnings } from './format-warnings.ts'
import { libraryErrors } from './library-errors.ts'
import { nameErrors } from './name-errors.ts'
import { others } from './other-languages.ts'
import type { Rule, Said } from './rule.ts'
import { missing, syntaxErrors } from './syntax-errors.ts'
import { typeErrors } from './type-errors.ts'
import { warnings } from './warnings.ts'

/** Returns an error in words of a first-year student, or undefined where there are none yet. */
export const errorWords = (said: Said) =>
  wordsOf(
    [
      ...others,
      ...missing,
      ...libraryErrors,
      ...nameErrors,
      ...syntaxErrors,
      ...declarationErrors,
      ...typeErrors,
    ],
    said,
  )

/** Returns a warning in such words, or undefined where it shows no mistake. */
export const warningWords = (said: Said) => wordsOf([...formatWarnings, ...warnings], said)

function wordsOf(rules: readonly Rule[], said: Said): string | undefined {
  const message = shortened(said.message)
  const plain = {
    ...said,
    message,
    notes: said.notes.map((note) => ({ ...note, message: shortened(note.message) })),
  }
  for (const [pattern, say] of rules) {
    const found = pattern.exec(message)
    const words =
      found &&
      say(
        [...found].map((group) => group ?? ''),
        plain,
      )
    if (words) return words.replace(/\b([Aa]) `(?=[aeiou])/g, '$1n `')
  }
  return undefined
}

/** Returns types as people write them, without the library's own parts. */
function shortened(message: string): string {
  return message
    .replace(/'[^']*\b(?:value|key|mapped|reference|iterator)(?:_type)?' \(aka '([^']*)'\)/g, "'$1'")
    .replace(/ \(aka '[^']*'\)/g, '')
    .replace(/'[^']*\b__(?:wrap_iter|\w+_iterator)<[^']*'/g, "'place'")
    .replace(/ ?\b__restrict\b/g, '')
    .replace(/ \[-W[^\]]*\]$/, '')
    .replace(/\bstd::(?:__1::)?(?=\w+[<'& *,>)])/g, '')
    .replace(/\bbasic_string<char>/g, 'string')
    .replace(/, (?:less|allocator|hash|equal_to)<[^<>]*(?:<[^<>]*>)?[^<>]*>(?=[,>])/g, '')
    .replace(/\bbasic_(istream|ostream)<char>/g, '$1')
}
