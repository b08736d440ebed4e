import type { Compiled, Source } from '../runner.ts'
import type { Spendable } from '../worker/engine-worker.ts'
import { type Checked, type Checker, isOfStack, TooDeep } from './checker.ts'
import { keepLines } from './keep-lines.ts'
import { toldOf } from './words/error-words.ts'

/** The limit takes some seconds and half a gigabyte. Programs of ordinary size take a hundredth. */
const STEPS = 50_000_000

/** Checks the types and produces JavaScript, with every part on the line of its source. */
export function compileTypeScript(
  checker: Checker,
  { text, signature }: Source,
  withLodash: boolean,
): Compiled & Spendable {
  const { compiler } = checker
  compiler.setSteps(STEPS)
  try {
    const checked = checker.check(text, withLodash)
    if (checked.errors.length > 0) return { ok: false, diagnostics: toldOf(checker, checked) }
    const program = emitted(checker, checked)
    return {
      ok: true,
      artifact: { language: 'typescript', program, ...(signature && { signature }) },
      diagnostics: [],
    }
  } catch (error) {
    if (error instanceof compiler.OutOfSteps) return refused(TOO_LONG)
    if (error instanceof TooDeep) return refused(TOO_DEEP)
    // The error concerns only this machine, because another stack is larger.
    throw isOfStack(error)
      ? new Error('Checking the types of this program takes more room than there is here.')
      : error
  }
}

const TOO_LONG =
  'Checking the types takes too long. Does a type refer to itself without end, or is a union too large?'
const TOO_DEEP = 'The parts of this program are nested too deeply to be checked.'

/** The checker was stopped midway, and is not used again. */
const refused = (message: string) => ({
  ok: false as const,
  spent: true,
  diagnostics: [{ severity: 'error' as const, message }],
})

function emitted({ compiler }: Checker, { program, main }: Checked): string {
  let [text, map] = ['', '']
  program.emit(main, (name, content) => {
    if (name.endsWith('.map')) map = content
    else text = content
  })
  const plain = text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
  return keepLines(plain, compiler.decodeMappings(JSON.parse(map).mappings))
}
