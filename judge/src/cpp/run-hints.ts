import { concatBytes } from '../concat-bytes.ts'
import type { Diagnostic } from '../runner.ts'
import { name, u32 } from '../wasm/binary.ts'
import { customSection } from '../wasm/layout.ts'

/** A warning that explains why a program touches memory that is not its own, or uses values that it never read. */
export interface RunHint {
  message: string
  line: number
  kind: 'no address' | 'other type' | 'no room'
}

const SECTION = 'judge.run-hints'

function kindOf(original: string): RunHint['kind'] | undefined {
  if (original.startsWith('stack frame size')) return 'no room'
  if (/^format specifies type '.* ?\*' but the argument has type '[^*]*'/.test(original)) return 'no address'
  return /^format specifies type '.* ?\*' but/.test(original) ? 'other type' : undefined
}

/** Stores the warnings with the program, because only its end shows whether they matter. */
export function withRunHints(program: Uint8Array<ArrayBuffer>, diagnostics: readonly Diagnostic[]) {
  const found = diagnostics.flatMap(({ message, line, original = '' }): RunHint[] => {
    const kind = kindOf(original)
    return line && kind ? [{ message, line, kind }] : []
  })
  if (found.length === 0) return program
  const body = concatBytes([Uint8Array.from(name(SECTION)), new TextEncoder().encode(JSON.stringify(found))])
  return concatBytes([program, Uint8Array.from([0, ...u32(body.length)]), body])
}

/**
 * Returns the warning about an access outside the program's memory. A warning about a function whose variables have no room
 * applies to any line.
 */
export function runHintAt(program: Uint8Array, line: number | undefined): RunHint | undefined {
  const all = hintsOf(program)
  return (
    all.find((one) => one.kind === 'no address' && one.line === line) ??
    all.find(({ kind }) => kind === 'no room')
  )
}

/** A `long long` of a trial run whose upper half was never set, because `scanf` wrote an `int` into it. */
const HALF_SET = /-61489146[89]\d{10}\b/

export const halfSetBy = (reason: string, program: Uint8Array): RunHint | undefined =>
  HALF_SET.test(reason) ? hintsOf(program).find(({ kind }) => kind === 'other type') : undefined

function hintsOf(program: Uint8Array): RunHint[] {
  const section = customSection(program, SECTION)
  return section ? (JSON.parse(new TextDecoder().decode(section)) as RunHint[]) : []
}
