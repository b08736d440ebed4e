import type { Language } from '../language.ts'
import type { Compiled, Diagnostic, Source } from '../runner.ts'
import { withoutModules } from './modules.ts'
import { newInstance } from './quickjs-instance.ts'
import { hintsOn } from './words/hints.ts'
import { syntaxWords } from './words/syntax-words.ts'

const ENOUGH_MEMORY = 64 * 2 ** 20
const PARSING_FUEL = 2_000_000_000
/** Flags of QuickJS. The second one turns a program into a promise, in which `await` is allowed everywhere. */
const COMPILE_ONLY = 1 << 5
export const AWAITING = 1 << 7

/** Turns a module into a script, and lets QuickJS parse it without running it. */
export async function compileJavaScript(
  module: WebAssembly.Module,
  language: Language,
  { text, signature }: Source,
): Promise<Compiled> {
  const read = async (program: string) => {
    const problem = await syntaxProblem(module, program, COMPILE_ONLY)
    // Only programs with `await` use the flag, because it changes how they end and costs a little more fuel.
    const awaits =
      problem && /\bawait\b/.test(program) && !(await syntaxProblem(module, program, COMPILE_ONLY | AWAITING))
    return { program, problem: awaits ? undefined : problem, awaits }
  }
  let script = await read(text)
  if (script.problem && /^\s*(import|export)\b/m.test(text)) {
    const rewritten = asScript(text)
    script = typeof rewritten === 'string' ? await read(rewritten) : { ...script, problem: rewritten }
  }
  const { program, problem, awaits } = script
  if (problem) return { ok: false, diagnostics: [syntaxWords(problem, program)] }
  const artifact = { language, program, ...(signature && { signature }), ...(awaits && { awaits }) }
  return { ok: true, artifact, diagnostics: hintsOn(program, signature) }
}

function asScript(text: string): string | Diagnostic {
  try {
    return withoutModules(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // The error comes from Acorn, which adds the place.
    const { message, loc } = error as SyntaxError & { loc?: { line: number; column: number } }
    const place = loc && { line: loc.line, column: loc.column + 1 }
    return { severity: 'error', message: `SyntaxError: ${message.replace(/ \(\d+:\d+\)$/, '')}`, ...place }
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
    const found = diagnosticOf(context.dump(read.error))
    return /stack overflow|out of memory/.test(found.message) ? TOO_DEEP : found
  } catch (error) {
    const tooBig = fuelLeft() < 0 || state.refused || error instanceof RangeError
    if (!tooBig) throw error
    if (error instanceof RangeError) return TOO_DEEP
    return { severity: 'error', message: 'This takes too long to read.' }
  }
}

const TOO_DEEP: Diagnostic = {
  severity: 'error',
  message: 'The parts of this program are nested too deeply to be read.',
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
