import { isDeepStrictEqual } from 'node:util'
import { createRunner } from '../src/host/create-runner.ts'
import { nodeHost } from '../src/host/node-host.ts'
import { judgeSolution, type Test } from '../src/judge-solution.ts'
import type { Language } from '../src/language.ts'
import type { Runner } from '../src/runner.ts'
import type { Value } from '../src/value.ts'
import { areHinted } from '../src/verdict.ts'
import { javaRunner } from './java.ts'
import type { Mistake, Told } from './mistakes.ts'
import { assets } from './open-runner.ts'

// By the clock, for a busy machine: what a program may cost is counted in fuel.
const LONGEST = 120_000
/** Little, so that what has no end ends soon. */
const FUEL: Record<Language, number> = {
  ...{ javascript: 1e8, typescript: 1e8, python: 3e8, cpp: 2e8 },
  // Microseconds.
  java: 3e6,
}

/** Whether this machine can run a language. */
export const canRun = (language: Language) => language !== 'java' || javaRunner !== undefined

/** Runs programs in the judge, one after another in one worker, and says what a learner would be told. */
export async function runMistakes(
  mistakes: readonly Mistake[],
  tell: (mistake: Mistake, told: Told) => void,
): Promise<void> {
  const runner = createRunner(nodeHost(assets), { compileMilliseconds: LONGEST })
  try {
    for (const mistake of mistakes)
      tell(mistake, await toldOf(mistake.language === 'java' && javaRunner ? javaRunner : runner, mistake))
  } finally {
    await runner.dispose()
  }
}

async function toldOf(runner: Runner, mistake: Mistake): Promise<Told> {
  const { language, text, signature } = mistake
  // As Run compiles it.
  const source = { text, ...(signature && { signature }), checked: language === 'cpp' }
  const limits = { milliseconds: LONGEST, fuel: FUEL[language] }
  const { verdict, line, reason, original, diagnostics } = await judgeSolution(
    runner,
    language,
    source,
    [testOf(mistake)],
    { limits },
  )
  const hints = areHinted(verdict) ? diagnostics.filter(({ severity }) => severity === 'warning') : []
  return {
    verdict,
    ...(line && { line }),
    ...(reason && { says: reason }),
    ...(original && { original }),
    ...(hints.length > 0 && {
      hints: hints.map((hint) => ({ ...(hint.line && { line: hint.line }), says: hint.message })),
    }),
  }
}

function testOf({ signature, input, expected }: Mistake): Test {
  const values = () =>
    input
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Value)
  return {
    input: signature ? { arguments: values() } : { stdin: input },
    expected:
      expected === undefined
        ? { checker: () => ({ ok: true }) }
        : signature
          ? { answer: JSON.parse(expected) as Value }
          : { stdout: expected },
  }
}

/** How what is told is not what was kept, in a few lines; undefined when it is. */
export function changeOf({ language, kept }: Mistake, told: Told): string | undefined {
  // Another JDK may put it in other words of its own; what is said of them is the same.
  const own = language === 'java' && kept?.original ? { original: kept.original } : {}
  if (isDeepStrictEqual(kept, { ...told, ...own })) return undefined
  return `expected ${JSON.stringify(kept) ?? 'nothing: it is not kept yet'}\n  got      ${JSON.stringify(told)}`
}
