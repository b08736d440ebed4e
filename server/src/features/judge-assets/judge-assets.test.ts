import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { treeOf } from '@callofcode/judge/host/process-tree'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { Compiler } from './compiler.ts'
import { JudgeAssets } from './judge-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'callofcode-assets-'))
const { execPath } = process
afterEach(() => {
  process.execPath = execPath
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('safety L1 copies that cannot be compressed are not tried again at each request', async () => {
  const begun = join(folder, 'begun')
  const failing = join(folder, 'node')
  writeFileSync(failing, `#!/bin/sh\necho begun >> ${begun}\nexit 1\n`)
  chmodSync(failing, 0o755)
  process.execPath = failing
  const assets = new JudgeAssets('packed')
  for (let asked = 0; asked < 20; asked += 1) {
    assets.pack()
    await sleep(50)
  }
  await assets.close()
  expect(readFileSync(begun, 'utf8')).toBe('begun\n')
})

test('safety A12 of a judge that could not be made only facts are said', async () => {
  const failing = join(folder, 'failing')
  writeFileSync(failing, '#!/bin/sh\necho "no room for asha@college.edu" >&2\nexit 1\n')
  chmodSync(failing, 0o755)
  process.execPath = failing
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const assets = new JudgeAssets('plain')
  assets.ready()
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), 30_000)
  await assets.close()
  const { calls } = said.mock
  said.mockRestore()
  expect(calls).toEqual([
    ['The judge could not be made; it is tried again in a minute. Error: no room for …'],
  ])
})

test('safety K4 J6 a closed compiler starts no process for requests in its queue', async () => {
  const compiler = new Compiler(new JudgeAssets('plain'), 2 ** 31, 4)
  const asked = [1, 2, 3].map((one) =>
    compiler.compile({ text: `int main() { return ${one}; }` }).then(
      () => 'compiled',
      () => 'refused',
    ),
  )
  for (let wait = 0; wait < 1_000 && !compiler.pid; wait += 1) await sleep(10)
  compiler.close()
  const before = treeOf(process.pid)
  const later = new Set<number>()
  let settled = false
  const all = Promise.all(asked).finally(() => {
    settled = true
  })
  while (!settled) {
    for (const pid of treeOf(process.pid)) if (!before.includes(pid)) later.add(pid)
    await sleep(5)
  }
  expect(await all).toEqual(['refused', 'refused', 'refused'])
  expect([...later]).toEqual([])
})
