import type { Source } from '../runner.ts'
import { type ClangResult, DEFAULT_STANDARD, FEW_STEPS, MANY_STEPS, type Standard } from './clang.ts'
import { firstError, placeOfFirst } from './first-error.ts'
import { asGccTakesIt, FILLED_ARRAYS, withNarrowedConstants } from './gnu-laxity.ts'
import { foundNewer, type Renamed, withOwnFunctions, withOwnNames } from './own-names.ts'

/** The input of the compiler. */
export interface Given {
  text: string
  /** The names in the text that differ from the learner's own. */
  names: readonly string[]
  standard: Standard
  steps: number
  /** The text before the program. */
  before: string
}

type Compile = (given: Given) => Promise<ClangResult>

/** The compiler's output, with the learner's own names. */
interface Tried extends ClangResult {
  /** Whether the first refused code was changed here, so that the error is not about the program as written. */
  isOurs: boolean
}

/**
 * Compiles a program once. If that fails, tries every other way in which GCC would accept it. A learner's own mistake stays the
 * first error in any way, so it costs at most one more compilation.
 */
export async function compileAsGcc(source: Source, compile: Compile): Promise<ClangResult> {
  const own = withOwnFunctions(source.text)
  if (own && !asksFor(source, own)) {
    const result = await compileInWays(source, compile, own.text, own.names)
    if (result.files || !result.isOurs) return result
  }
  return compileInWays(source, compile, source.text, [])
}

/** Each of the ways may be needed once. */
const MOST_WAYS = 4

async function compileInWays(source: Source, compile: Compile, text: string, names: readonly string[]) {
  const standard = (/__cplusplus/.test(text) && standardOf(text)) || DEFAULT_STANDARD
  let given: Given = { text, names, standard, steps: FEW_STEPS, before: '' }
  let result = await attempt(compile, given)
  let canMend = true
  for (let tried = 0; tried < MOST_WAYS && !result.files; tried++) {
    const mended = canMend ? mend(given, result.output, source) : undefined
    const next = mended ?? inOtherStandard(given, result.output)
    if (!next) break
    const again = await attempt(compile, next)
    if (again.isOurs) {
      if (!mended) break
      canMend = false
      continue
    }
    const goesOn = placeOfFirst(again.output) !== placeOfFirst(result.output)
    given = next
    result = again
    if (!goesOn) break
  }
  return result
}

/** Returns the program with everything that GCC accepts rewritten at once, or undefined where nothing changes. */
function mend(given: Given, output: string, source: Source): Given | undefined {
  const needsSteps =
    given.steps < MANY_STEPS &&
    /evaluation hit maximum step limit|array bound \d+ exceeds the limit/.test(output)
  const filled = asGccTakesIt(given.text, output)
  const text = filled ?? given.text
  const found = withOwnNames(text, output)
  const renamed = found && !asksFor(source, found) ? found : undefined
  if (!needsSteps && filled === undefined && !renamed) return undefined
  return {
    ...given,
    text: renamed?.text ?? text,
    names: [...given.names, ...(renamed?.names ?? [])],
    ...(needsSteps && { steps: MANY_STEPS }),
    ...(filled !== undefined && { before: FILLED_ARRAYS }),
  }
}

function inOtherStandard(given: Given, output: string): Given | undefined {
  const standard = standardOf(given.text) ?? (foundNewer(output) ? 17 : given.standard)
  return standard === given.standard ? undefined : { ...given, standard }
}

/** Returns whether the harness calls a renamed function. It calls the problem's function by its name. */
const asksFor = ({ signature }: Source, { names }: Renamed) =>
  signature !== undefined && names.includes(signature.name)

async function attempt(compile: Compile, given: Given): Promise<Tried> {
  const { files, output } = await compile(given)
  const said = withNarrowedConstants(withLearnersNames(output, given.names), given.text)
  const isOurs = /: error: .*__judge_/.test(output) || tellsOf(given.names, firstError(output))
  return { files: said.includes(': error: ') ? undefined : files, output: said, isOurs }
}

const tellsOf = (names: readonly string[], said: string) =>
  names.length > 0 && new RegExp(`\\b(?:${names.join('|')})_\\b|macro '(?:${names.join('|')})'`).test(said)

const withLearnersNames = (output: string, names: readonly string[]) =>
  names.length > 0 ? output.replace(new RegExp(`\\b(${names.join('|')})_\\b`, 'g'), '$1') : output

const HEAD_LINES = 5
const STANDARD = /^\s*\/\/.*\bstd\s?[=:]?\s?(?:c|gnu)\+\+(\w\w)/m

/**
 * Returns the standard that a comment such as `// -std=c++17` in the first lines names. It is used when the newest standard,
 * whose header is precompiled, refuses the program, or when the program reads the standard's version. Standards older than 17 are
 * judged as 17.
 */
function standardOf(text: string): Standard | undefined {
  const [, year = ''] = STANDARD.exec(text.split('\n', HEAD_LINES).join('\n')) ?? []
  if (year === '') return undefined
  if (['20', '2a'].includes(year)) return 20
  return ['23', '2b', '26', '2c'].includes(year) ? DEFAULT_STANDARD : 17
}
