import { expect } from 'vitest'
import type { HostileLanguage } from './hostile-programs.ts'
import { openRunner } from './open-runner.ts'

/** Little, so that what has no end ends soon; by the clock, enough for a busy machine. */
const LIMITS = { memory: 64 * 2 ** 20, output: 2 ** 16, milliseconds: 120_000 }
const FUEL = { cpp: 1e9, python: 3e8, javascript: 3e8, typescript: 3e8 } as const

/** Judges programs that mean to harm. */
export function judgeHostile() {
  const runners = {
    cpp: openRunner('cpp', { compileMilliseconds: 120_000 }),
    python: openRunner('python'),
    javascript: openRunner('javascript'),
    typescript: openRunner('typescript', { compileMilliseconds: 120_000 }),
  }

  async function told(language: HostileLanguage, text: string) {
    const { runner, judge } = runners[language]
    const judged = await judge(text, '', 'right', { ...LIMITS, fuel: FUEL[language] })
    // Whatever it was, the next program is judged.
    expect((await runner.compile(language, { text: language === 'cpp' ? 'int main() {}' : '' })).ok).toBe(
      true,
    )
    return judged
  }

  async function isHeld(language: HostileLanguage, verdict: string, _: string, text: string) {
    const judged = await told(language, text)
    expect(judged.verdict).toMatch(new RegExp(`^(?:${verdict})$`))
    // By the clock only what was not counted ends.
    expect(judged.tests[0]?.result.ending).not.toBe('out of time')
    expect(judged.tests[0]?.result.stdout ?? '').not.toContain('OUT')
    expect(JSON.stringify([judged.reason, judged.original, judged.diagnostics]).length).toBeLessThan(60_000)
  }
  return { runners, told, isHeld }
}
