import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearWorkFolders, inWorkFolder } from './work-folder.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'callofcode-work-'))
  vi.stubEnv('TMPDIR', place)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(place, { recursive: true, force: true })
})

/** Starts a process that is killed during its work. */
function killedAtWork() {
  const program = `import { inWorkFolder } from ${JSON.stringify(new URL('work-folder.ts', import.meta.url).href)}
    await inWorkFolder(async () => process.kill(process.pid, 'SIGKILL'))`
  const words = ['--import', 'tsx', '--input-type=module', '-e', program]
  expect(spawnSync(process.execPath, words, { env: process.env }).signal).toBe('SIGKILL')
}

test('SAFE-113 safety U7 what a killed process unpacked is removed at the next start, what another one works on stays', async () => {
  killedAtWork()
  const left = (await readdir(place)).filter((name) => name.startsWith('call-of-code-'))
  expect(left).toHaveLength(1)
  await inWorkFolder(async (folder) => {
    await clearWorkFolders()
    expect(await readdir(place)).not.toContain(left[0])
    expect(join(place, (await readdir(place)).find((name) => folder.endsWith(name)) ?? '')).toBe(folder)
  })
  expect((await readdir(place)).filter((name) => name.startsWith('call-of-code-'))).toEqual([])
})
