import { type Transform, transform } from 'sucrase'
import type { Language } from '../language.ts'
import type { Compiled, Diagnostic, Source } from '../runner.ts'
import { newInstance } from './quickjs-instance.ts'
import { hintsOn } from './words/hints.ts'
import { syntaxWords } from './words/syntax-words.ts'

const ENOUGH_MEMORY = 64 * 2 ** 20
const PARSING_FUEL = 2_000_000_000
/** Flags of QuickJS. The second makes a promise of a program, in which `await` is allowed everywhere. */
const COMPILE_ONLY = 1 << 5
export const AWAITING = 1 << 7

/** Removes the types, keeping line numbers, and lets QuickJS parse the result without running it. */
export async function compileJavaScript(
  module: WebAssembly.Module,
  language: Language,
  { text, signature }: Source,
): Promise<Compiled> {
  const plain = withoutTypes(text, language)
  if (typeof plain !== 'string') return { ok: false, diagnostics: [syntaxWords(plain, text)] }
  const problem = await syntaxProblem(module, plain, COMPILE_ONLY)
  // Not for all programs: what awaits ends in another way, and takes a little more fuel.
  const awaits =
    problem && /\bawait\b/.test(plain) && !(await syntaxProblem(module, plain, COMPILE_ONLY | AWAITING))
  if (problem && !awaits) return { ok: false, diagnostics: [syntaxWords(problem, plain)] }
  const artifact = { language, program: plain, ...(signature && { signature }), ...(awaits && { awaits }) }
  return { ok: true, artifact, diagnostics: hintsOn(plain, signature) }
}

function withoutTypes(text: string, language: Language): string | Diagnostic {
  const transforms: Transform[] = language === 'typescript' ? ['typescript'] : []
  if (/^\s*(import|export)\b/m.test(text)) transforms.push('imports')
  if (transforms.length === 0) return text
  try {
    return transform(text, { transforms, disableESTransforms: true, filePath: 'main' }).code
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const place = /\((\d+):(\d+)\)$/.exec(message)
    return {
      severity: 'error',
      message: message.replace(/^Error transforming main: /, '').replace(/ \(\d+:\d+\)$/, ''),
      ...(place && { line: Number(place[1]), column: Number(place[2]) }),
    }
  }
}

async function syntaxProblem(
  module: WebAssembly.Module,
  text: string,
  flags: number,
): Promise<Diagnostic | undefined> {
  const { context, setFuel, fuelLeft, state } = await newInstance(module, ENOUGH_MEMORY)
  setFuel(PARSING_FUEL)
  try {
    const read = context.evalCode(text, 'main.js', flags)
    if (!read.error) return undefined
    return diagnosticOf(context.dump(read.error))
  } catch (error) {
    const tooBig = fuelLeft() < 0 || state.refused || error instanceof RangeError
    if (!tooBig) throw error
    return { severity: 'error', message: 'This takes too long to read.' }
  }
}

function diagnosticOf(error: unknown): Diagnostic {
  const { name, message, stack } = error as { name?: string; message?: string; stack?: string }
  const place = /main\.js:(\d+)(?::(\d+))?/.exec(stack ?? '')
  return {
    severity: 'error',
    message: `${name}: ${message}`,
    ...(place?.[1] && { line: Number(place[1]) }),
    ...(place?.[2] && { column: Number(place[2]) }),
  }
}
