import type { CompileReply } from '@callofcode/judge/host/runner-process-messages'
import type { Diagnostic } from '@callofcode/judge/runner'
import { type Kind, listOf, objectOf, oneOf, textUpTo, wholeFrom } from '@callofcode/judge/strict'
import { SandboxEnded } from './sandbox-process.ts'

// The source decides how much text a compiler writes.
const text = textUpTo(Number.POSITIVE_INFINITY)
const isDiagnostic: Kind<Diagnostic> = objectOf<
  Pick<Diagnostic, 'message' | 'severity'>,
  { original: string; line: number; column: number }
>(
  { message: text, severity: oneOf(['error', 'warning']) },
  { original: text, line: wholeFrom(0), column: wholeFrom(0) },
)
const is =
  <T>(wanted: T): Kind<T> =>
  (value): value is T =>
    value === wanted
const diagnostics = listOf(isDiagnostic)
const kindsUpTo = (most: number): readonly Kind<CompileReply>[] => [
  objectOf<{ ok: true; diagnostics: Diagnostic[]; artifact: string }>({
    ok: is<true>(true),
    diagnostics,
    artifact: textUpTo(most),
  }),
  objectOf<{ ok: false; diagnostics: Diagnostic[] }>({ ok: is<false>(false), diagnostics }),
  objectOf<{ ok: false; internal: string }>({ ok: is<false>(false), internal: text }),
]

/** The characters of a program's hash. A lane reports only the hash. */
const HASH = 64

/**
 * Reads the sandbox's result of a compilation, with at most this many characters of artifact. A sandbox with any other reply is
 * not used again. Throws SandboxEnded.
 */
export function readCompiled(reply: unknown, most = HASH): CompileReply {
  const found = kindsUpTo(most).find((is) => is(reply))
  if (!found) throw new SandboxEnded('it sent something that is not a compilation')
  return reply as CompileReply
}
