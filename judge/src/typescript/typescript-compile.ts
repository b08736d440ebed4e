import type { Diagnostic as Found } from 'typescript'
import type { Compiled, Diagnostic, Source } from '../runner.ts'
import type { Spendable } from '../worker/engine-worker.ts'
import type { Checked, Checker } from './checker.ts'
import { keepLines } from './keep-lines.ts'

/** Some seconds of checking; programs of ordinary size take a hundredth. */
const STEPS = 300_000_000
const MOST_TOLD = 20

/** Checks the types and makes JavaScript, with every part on the line of its source. */
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
    if (!(error instanceof compiler.OutOfSteps)) throw error
    return { ok: false, spent: true, diagnostics: [TOO_LONG] }
  }
}

const TOO_LONG: Diagnostic = {
  severity: 'error',
  message: 'Checking the types takes too long: a type refers to itself without end, or a union is too large.',
}

function emitted({ compiler }: Checker, { program, main }: Checked): string {
  let [text, map] = ['', '']
  program.emit(main, (name, content) => {
    if (name.endsWith('.map')) map = content
    else text = content
  })
  const plain = text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
  return keepLines(plain, compiler.decodeMappings(JSON.parse(map).mappings))
}

function toldOf({ compiler }: Checker, { main, errors }: Checked): Diagnostic[] {
  return errors.slice(0, MOST_TOLD).map(({ messageText, start }: Found): Diagnostic => {
    const { line, character } = compiler.getLineAndCharacterOfPosition(main, start ?? 0)
    const message = compiler.flattenDiagnosticMessageText(messageText, '\n').replace(ADVICE, '')
    return { severity: 'error', message, line: line + 1, column: character + 1 }
  })
}

/** Advice for a project on one's own machine. */
const ADVICE = / (?:Do you need to (?:install|change)|Try `npm|Try changing the)[\s\S]*$/
