import type { Diagnostic, Source } from '../runner.ts'
import { unclosed, withoutTexts } from './brackets.ts'
import { LEARNERS_FILE } from './clang.ts'
import { errorWords, warningWords } from './words/compile-words.ts'
import type { Said } from './words/rule.ts'

const LINE = /^(.*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/
/** A warning that is always kept, because `missing-returns.ts` reads its place. */
const ENDS_WITHOUT_RETURN = /^non-void function does not return a value/

/** Characters of one message. Nobody reads more, and the rules for words would take long. */
const LONGEST = 2000

interface Place {
  line?: number
  column?: number
}

interface Found extends Place {
  kind: string
  message: string
  file: string
  notes: (Place & { message: string })[]
}

/** Returns the compiler's output in words for a learner. */
export function diagnosticsOf(output: string, { text, signature }: Source): Diagnostic[] {
  const lines = text.split('\n')
  const all = read(withRoomOfMain(output, lines))
  const first = all.find(({ kind }) => kind !== 'warning')
  const atEnd = first && first.file !== LEARNERS_FILE ? endsTooEarly(text, first.message) : undefined
  if (atEnd) return [atEnd]
  return all.flatMap((found): Diagnostic[] => {
    const severity = found.kind === 'warning' ? 'warning' : 'error'
    const place = found.file === LEARNERS_FILE ? found : found.notes.find(({ line }) => line !== undefined)
    if (found.file === 'judge.cpp' && signature)
      return [{ severity, ...asAsked(signature.name, found.message) }]
    const code = lines[(place?.line ?? 0) - 1] ?? ''
    const at = found.file === LEARNERS_FILE ? code.slice((found.column ?? 1) - 1) : ''
    const given: Said = { message: found.message, code, at, text, notes: found.notes }
    const original = found.message.replace(/ \[-W[^\]]*\]$/, '')
    const words = severity === 'error' ? errorWords(given) : warningWords(given)
    if (severity === 'warning' && !words && !ENDS_WITHOUT_RETURN.test(original)) return []
    return [
      {
        severity,
        message: words ?? original,
        ...(words && { original }),
        ...(place?.line && { line: place.line }),
        ...(place?.column && { column: place.column }),
      },
    ]
  })
}

/**
 * Returns the error for a missing end of the source. The compiler notices it in the including file and describes the code there.
 */
function endsTooEarly(text: string, original: string): Diagnostic | undefined {
  const open = unclosed(text)
  if (open) {
    const { opens, closes, line } = open
    const message = `The \`${opens}\` in line ${line} is never closed: a \`${closes}\` is missing. Look for where it belongs.`
    return { severity: 'error', message, original, line }
  }
  if (!/^expected/.test(original) || /[;}]\s*$/.test(withoutTexts(text))) return undefined
  const line = text.trimEnd().split('\n').length
  return { severity: 'error', message: 'The last statement is not complete.', original, line }
}

/** The linker has another name for `main`. Among its warnings, this is the only one without a place in the source. */
const ROOM_OF_MAIN = /^warning: \S+:\d+:\d+: (stack frame size .*) in function '__original_main'/m

const withRoomOfMain = (output: string, lines: readonly string[]) =>
  output.replace(ROOM_OF_MAIN, (_, words) => {
    const line = lines.findIndex((code) => /\bmain\s*\(/.test(code)) + 1
    return `${LEARNERS_FILE}:${line || 1}:1: warning: ${words} in 'main'`
  })

export const asAsked = (name: string, original: string) => ({
  message: `\`${name}\` is not as the problem asks for it. Compare its name, its parameters and what it returns with the code that the problem begins with.`,
  original,
})

function read(output: string): Found[] {
  const all: Found[] = []
  for (const line of output.split('\n')) {
    const [, file = '', at, column, kind, said = ''] = LINE.exec(line) ?? []
    if (kind === undefined) continue
    const message = said.slice(0, LONGEST)
    const place = file === LEARNERS_FILE ? { line: Number(at), column: Number(column) } : {}
    if (kind !== 'note') all.push({ kind, message, file, notes: [], ...place })
    else all.at(-1)?.notes.push({ message, ...place })
  }
  return all
}

/** Describes an error of the linker, which has no lines. The first line that uses the name is reported. */
export function linkProblem(output: string, text: string): Diagnostic {
  const missing = /undefined symbol: (.*)/.exec(output)?.[1]
  const twice = /duplicate symbol: (.*)/.exec(output)?.[1]
  const name = /([\w~]+)(?:\(.*)?$/.exec(missing ?? twice ?? '')?.[1]
  const at = text.split('\n').findIndex((line) => name && new RegExp(`\\b${name}\\b`).test(line))
  const original = output.trim().split('\n').at(0)?.slice(0, 500) ?? ''
  const message = missing
    ? `\`${missing}\` is declared, but its code \`{ … }\` is nowhere.`
    : twice
      ? `There are two \`${twice}\`: one is the library's own. Choose another name.`
      : 'The parts of this program do not fit together.'
  return { severity: 'error', message, original, ...(at >= 0 && { line: at + 1 }) }
}
