import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'

const { runner, run } = openRunner('cpp', { compileMilliseconds: 120_000 })
const program = (main: string, before = '') =>
  `#include <bits/stdc++.h>\nusing namespace std;\njmp_buf place;\n${before}\nint main() {\n${main}\n}\n`

describe('RES-33 setjmp and longjmp', () => {
  test('RES-33 a jump leads back through any number of calls, with its value', async () => {
    const search = 'int search(int n) { if (n == 0) longjmp(place, 42); return search(n - 1) + 1; }'
    const main = 'int found = setjmp(place); if (!found) return search(1000); cout << found << " found";'
    expect((await run(program(main, search))).stdout).toBe('42 found')
  })

  test('RES-33 a place may be reached again and again, and 0 becomes 1', async () => {
    const main = `volatile int tries = 0;
int value = setjmp(place);
cout << value << ' ';
if (++tries < 4) longjmp(place, tries == 1 ? 0 : tries);
sigjmp_buf other;
if (!sigsetjmp(other, 1)) siglongjmp(other, 9);
cout << "and another";`
    expect((await run(program(main))).stdout).toBe('0 1 2 3 and another')
  })

  test('RES-33 no catch takes a jump, and exceptions are as before', async () => {
    const main = `if (!setjmp(place)) { try { longjmp(place, 1); } catch (...) { cout << "caught "; } }
try { throw runtime_error("thrown"); } catch (exception& one) { cout << one.what(); }`
    expect((await run(program(main))).stdout).toBe('thrown')
  })

  test('RES-33 a jump to a function that has ended is told', async () => {
    const found = await run(program('wait(); longjmp(place, 1);', 'int wait() { return setjmp(place); }'))
    expect(found).toMatchObject({
      ending: 'failed',
      reason: expect.stringMatching(/whose function has ended/),
    })
  })

  test('RES-33 a jump out of a function that is noexcept is told', async () => {
    const leave = 'void leave() noexcept { longjmp(place, 1); }'
    const found = await run(program('if (!setjmp(place)) leave();', leave))
    expect(found).toMatchObject({ ending: 'failed', reason: expect.stringMatching(/cannot leave.*noexcept/) })
  })

  test('RES-33 within a catch it is refused, with its line', async () => {
    const text = program('try { throw 1; } catch (int) {\n  if (!setjmp(place)) longjmp(place, 1);\n}')
    expect(await runner.compile('cpp', { text })).toMatchObject({
      ok: false,
      diagnostics: [{ severity: 'error', line: 7, message: expect.stringMatching(/within a `catch`/) }],
    })
  })
})
