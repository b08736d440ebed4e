import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { treeOf } from '@callofcode/judge/host/process-tree'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { rootFolder } from '../problem/public.ts'
import { beginMaking } from './begin-making.ts'
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

test('RES-20 a site makes its judge by itself: each language is offered when it is made, compressed, and C++ is the last', async () => {
  const repo = join(folder, 'repo')
  for (const part of [
    'tools',
    'judge/build',
    'judge/src',
    'judge/library',
    'judge/package.json',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(rootFolder, part), join(repo, part), { recursive: true })
  symlinkSync(join(rootFolder, 'node_modules'), join(repo, 'node_modules'))
  // The TypeScript version that checks differs from the one that compiles the site.
  symlinkSync(join(rootFolder, 'judge/node_modules'), join(repo, 'judge/node_modules'))
  const assets = new JudgeAssets(repo)
  const said: string[] = []
  beginMaking(assets, (line) => said.push(line), new AbortController().signal)
  expect(assets.offered).toBeUndefined()
  await vi.waitFor(() => expect(assets.offered?.engines).toHaveProperty('python'), { timeout: 300_000 })
  expect([assets.manifest, Object.keys(assets.offered?.engines ?? {})]).toEqual([
    undefined,
    ['javascript', 'python'],
  ])
  expect(assets.preparing).toMatchObject({
    failed: false,
    engines: ['javascript', 'python'],
    next: 'typescript',
  })
  for (const { folder: name, files } of Object.values(assets.offered?.engines ?? {}))
    for (const { name: file } of files)
      for (const copy of ['br', 'gz'])
        expect([file, copy, existsSync(join(assets.folder, name, `${file}.${copy}`))]).toEqual([
          file,
          copy,
          true,
        ])
  expect(said[0]).toBe(
    'The judge is being made, once: that takes minutes, on a small machine a quarter of an hour.',
  )
  expect(said.join()).toMatch(/Python after \d+ s\.$/)
  const makers = treeOf(process.pid).filter((pid) => /make-assets/.test(commandOf(pid)))
  expect(makers.map((pid) => getPriority(pid))).toEqual(makers.map(() => 10))
  expect(makers).not.toEqual([])
  await assets.close()
  await vi.waitFor(() => expect(makers.filter((pid) => commandOf(pid) !== '')).toEqual([]), 30_000)
}, 400_000)

const commandOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('safety A12 of a judge that could not be made only facts are said', async () => {
  const failing = join(folder, 'failing')
  writeFileSync(failing, '#!/bin/sh\necho "no room for asha@college.edu" >&2\nexit 1\n')
  chmodSync(failing, 0o755)
  process.execPath = failing
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const assets = new JudgeAssets()
  assets.ready()
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), 30_000)
  await assets.close()
  const { calls } = said.mock
  said.mockRestore()
  expect(calls).toEqual([
    ['The judge could not be made; it is tried again in a minute. Error: no room for …'],
  ])
})

test('OPS-336 a stop while the judge is made says nothing of it', async () => {
  const making = join(folder, 'making')
  writeFileSync(
    making,
    '#!/bin/sh\ntrap "echo stopped >&2; exit 1" INT TERM\necho $$ > "$0.pid"\nwhile :; do sleep 0.05; done\n',
  )
  chmodSync(making, 0o755)
  process.execPath = making
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const stopping = new AbortController()
  const assets = new JudgeAssets()
  beginMaking(assets, () => undefined, stopping.signal)
  await vi.waitFor(() => expect(existsSync(`${making}.pid`)).toBe(true), 30_000)
  // A terminal sends the signal to both processes.
  stopping.abort('SIGINT')
  process.kill(Number(readFileSync(`${making}.pid`, 'utf8')), 'SIGINT')
  await assets.close()
  const { calls } = said.mock
  said.mockRestore()
  expect(calls).toEqual([])
})

test('safety K4 J6 a closed compiler starts no process for requests in its queue', async () => {
  const compiler = new Compiler(new JudgeAssets(), 2 ** 31, 4)
  const asked = [1, 2, 3].map((one) =>
    compiler.compile({ text: `int main() { return ${one}; }` }).then(
      () => 'compiled',
      () => 'refused',
    ),
  )
  while (!compiler.pid) await sleep(10)
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
