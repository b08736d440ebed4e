import { LEARNERS_FILE } from './clang.ts'

// Errors for code that GCC accepts. The program is rewritten so that the compiler here accepts it too.

const REFUSED =
  /^\.\/main\.cpp:(\d+):(\d+): error: (variable-sized object may not be initialized|(?:a type specifier is required for all declarations|C\+\+ requires a type specifier for all declarations))$/gm

/** The text before a program with an array of ours. */
export const FILLED_ARRAYS = '#include <judge_arrays.h>\n'

/** Returns the program with the refused code rewritten on the same lines, or nothing when the error is of another kind. */
export function asGccTakesIt(text: string, output: string): string | undefined {
  const places = [...output.matchAll(REFUSED)]
    .map(([, line, column, words = '']) => ({ at: placeOf(text, Number(line), Number(column)), words }))
    .sort((one, other) => other.at - one.at)
  const changed = places.reduce(
    (before, { at, words }) => (words.startsWith('variable-sized') ? filled(before, at) : typed(before, at)),
    text,
  )
  return changed === text ? undefined : changed
}

/** Returns the place of a line and column. The compiler counts the bytes of a line. */
function placeOf(text: string, line: number, column: number): number {
  const lines = text.split('\n')
  const bytes = new TextEncoder().encode(lines[line - 1] ?? '').subarray(0, column - 1)
  return lines
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, new TextDecoder().decode(bytes).length)
}

/** Adds the type to `main`, which old books omit. */
const typed = (text: string, at: number) =>
  /^main\s{0,9}\(/.test(text.slice(at, at + 20)) ? `${text.slice(0, at)}int ${text.slice(at)}` : text

const LONGEST_NAME = 100
const NAME = /[\p{L}_$][\p{L}\w$]*\s{0,9}$/u
const EQUALS = /\s*(=?)\s*/y
const QUOTED = /"(?:\\.|[^"\\\n])*"/y
const ONLY_ZEROS = /^[\s{},0]*$/
const OF_ROWS = /^\{\s*\{/

/**
 * Rewrites `int a[n] = {1}, b` as `int a[n], *__judge_9 = __judge_filled(…, {1}), b`. `place` is that of its first size, or of
 * its name.
 */
function filled(text: string, place: number): string {
  const isSize = /[[(]\s*$/.test(text.slice(Math.max(0, place - LONGEST_NAME), place))
  const bracket = isSize ? text.lastIndexOf('[', place) : text.indexOf('[', place)
  const name = NAME.exec(text.slice(Math.max(0, bracket - LONGEST_NAME), Math.max(0, bracket)))?.[0]
  if (!name) return text
  const at = bracket - name.length
  let end = bracket
  let elements = 0
  while (text[end] === '[') {
    end = closing(text, end)
    elements++
    while (/\s/.test(text[end] ?? '')) end++
  }
  const dimensions = text.slice(at + name.length, end)
  const from = end + (matchAt(EQUALS, text, end)?.[0].length ?? 0)
  const to = text[from] === '{' ? closing(text, from) : from + (matchAt(QUOTED, text, from)?.[0].length ?? 0)
  const values = text.slice(from, to)
  if (elements === 0 || values === '') return text
  const first = `&${name}${'[0]'.repeat(elements)}`
  const row = elements > 1 && OF_ROWS.test(values) && !ONLY_ZEROS.test(values) ? `, sizeof(${name}[0])` : ''
  const zeros = ONLY_ZEROS.test(values) ? values.replace(/[{},0]/g, ' ') : ''
  const given = zeros ? `{}${zeros}` : values
  const filling = `*__judge_${at} = __judge_filled(${first}, sizeof(${name})${row}, ${given})`
  return `${text.slice(0, at)}${name}${dimensions}, ${filling}${text.slice(to)}`
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const SKIPPED = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/.*|\/\*[\s\S]*?\*\//y

/** Returns the place behind the matching closing bracket, or the text's end. */
function closing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; ) {
    const skipped = matchAt(SKIPPED, text, at)?.[0].length ?? 0
    if (skipped === 0) {
      if ('([{'.includes(text[at] ?? '')) depth++
      if (')]}'.includes(text[at] ?? '') && --depth === 0) return at + 1
    }
    at += skipped || 1
  }
  return text.length
}

/** Inside braces, GCC warns of a variable that may not fit, and refuses a constant that does not fit. */
const NARROWED = new RegExp(`^(\\${LEARNERS_FILE}:(\\d+):(\\d+): )warning: (.*cannot be narrowed.*)$`, 'gm')

/** Returns the compiler's output with such a constant as an error, or unchanged where there is none. */
export function withNarrowedConstants(output: string, text: string): string {
  const lines = text.split('\n')
  return output.replace(NARROWED, (found, place, line, column, words) => {
    const code = lines[line - 1]?.slice(column - 1) ?? ''
    const varies =
      words.startsWith('non-constant') || (words.startsWith('type ') && !/^[-+(]*[\d.]/.test(code))
    return varies ? found : `${place}error: ${words}`
  })
}
