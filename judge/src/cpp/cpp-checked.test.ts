import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../testing/corpus-programs.ts'
import { openRunner } from '../../testing/open-runner.ts'

const { runner } = openRunner('cpp', { compileMilliseconds: 120_000 })

async function runText(text: string, stdin: string, checked: boolean) {
  const compiled = await runner.compile('cpp', { text, checked })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled))
  const [result] = await runner.run(compiled.artifact, [{ stdin }], {
    milliseconds: 120_000,
    output: 2 ** 24,
  })
  return { ...result, diagnostics: compiled.diagnostics }
}

describe('a trial run of C++', () => {
  const FREED =
    '#include <iostream>\nint main() {\n  int* p = new int(3);\n  delete p;\n  std::cout << *p;\n}\n'

  test('RES-29 finds memory that was freed, and the verdict does not', async () => {
    const found = await runText(FREED, '', true)
    expect(found).toMatchObject({
      ending: 'failed',
      line: 5,
      reason: expect.stringContaining('after it was freed'),
    })
    expect(await runText(FREED, '', false)).toMatchObject({ ending: 'finished' })
  })

  // The program exports the names that the checks of another program use.
  test('RES-29 is not asked for by the program itself', async () => {
    const text =
      'extern "C" __attribute__((used, export_name("__learner_line"))) int spoof() { return 1; }\nint main() { for (;;); }\n'
    const { ending, fuel = 0 } = await runText(text, '', false)
    expect(ending).toBe('out of fuel')
    expect(fuel).toBeLessThan(11e9)
  })

  test('does not lower instructions of vectors, and says so', async () => {
    const text =
      '__attribute__((target("simd128"))) int f(int* a) { typedef int v4 __attribute__((vector_size(16))); v4 x = *(v4*)a; x = x + x; return x[0] + x[3]; }\nint main() { volatile int a[4] = {1}; return f((int*)a); }\n'
    expect(await runner.compile('cpp', { text })).toMatchObject({
      ok: false,
      diagnostics: [{ severity: 'error', message: expect.stringContaining('not available here') }],
    })
  })

  const programs = readCorpus().filter(({ language }) => language === 'cpp')
  test.each(programs.filter((_, at) => at % 30 === 7))(
    'does not change $name',
    async ({ text, stdin, kept }) => {
      const { ending, reason, stdout, diagnostics } = await runText(text, stdin, true)
      expect({ ending, reason, diagnostics }).toEqual({
        ending: 'finished',
        reason: undefined,
        diagnostics: [],
      })
      expect(stdout).toBe(kept)
    },
  )
})
