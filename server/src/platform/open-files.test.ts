import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { programArguments } from '../../testing/program.ts'

/** Starts the site itself, as an image or a unit may, without the steps of `npm start`. */
function started(openFiles: number) {
  const script = `ulimit -n ${openFiles}; exec "$@"`
  const words = ['-c', script, 'sh', process.execPath, ...programArguments('main')]
  const env = { PATH: process.env.PATH, PORT: 'none', TSX_DISABLE_CACHE: '1' }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile('/bin/sh', words, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

test('OPS-334 a site that may open too few files says so in one line, and loads nothing; with enough it goes on', async () => {
  expect(await started(64)).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^This process may open 64 files at once, .*ulimit -n 16384, .*\n$/),
  })
  expect((await started(1_024)).err).toMatch(/^The environment is wrong\.\n {2}PORT/)
})
