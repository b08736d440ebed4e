import { expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import { COMPILED_TOO_LONG } from '../runner.ts'
import { judgeCompiled } from '../verdict.ts'

const { runner } = openRunner('python', { compileMilliseconds: 0 })

test('safety J1 a compilation that only the clock ended is an Internal Error, not a Compile Error', async () => {
  const compiled = await runner.compile('python', { text: `x = [${'1, '.repeat(20_000)}]` })
  expect(compiled).toEqual({ ok: false, internal: COMPILED_TOO_LONG })
  expect(judgeCompiled(compiled)?.verdict).toBe('Internal Error')
})
