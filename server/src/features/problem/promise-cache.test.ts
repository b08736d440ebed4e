import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JavaHome } from '@callofcode/judge/java/java-home'
import { afterEach, expect, test } from 'vitest'
import { JavaFinder } from '../submission/judge-start.ts'
import { ProblemLibrary } from './problem-library.ts'
import { shippedProblems } from './problem-modules.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function copyOf(slug: string) {
  const folder = mkdtempSync(join(tmpdir(), 'callofcode-problems-'))
  folders.push(folder)
  cpSync(join(String(shippedProblems), slug), join(folder, slug), { recursive: true })
  return { folder, file: (name: string) => join(folder, slug, name) }
}

/** Runs `work` while this process can open no more files, as with many open connections. */
async function withoutFiles<T>(work: () => Promise<T> | T): Promise<T> {
  const taken: number[] = []
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'))
  } catch {
    // The limit is reached.
  }
  try {
    return await work()
  } finally {
    for (const one of taken) closeSync(one)
  }
}

test('safety J1 a problem that could not be loaded once is loaded when it is asked for again', async () => {
  const { folder, file } = copyOf('fair-cuts')
  const whole = readFileSync(file('reference.ts'))
  const library = new ProblemLibrary(folder)
  // Node caches the failed load of a module, even if its file changes later.
  writeFileSync(file('reference.ts'), 'export const solve = (')
  await expect(library.get('fair-cuts')).rejects.toThrow('cannot be loaded')
  writeFileSync(file('reference.ts'), whole)
  expect(await library.get('fair-cuts')).toMatchObject({ slug: 'fair-cuts' })
  expect(await library.get('fair-cuts')).toBe(await library.get('fair-cuts'))
})

test('safety J1 a moment without files takes no problem off the list', async () => {
  const { folder } = copyOf('fair-cuts')
  const library = new ProblemLibrary(folder)
  await expect(withoutFiles(() => library.list())).rejects.toThrow('EMFILE')
  expect(library.list().map(({ slug }) => slug)).toEqual(['fair-cuts'])
})

test('safety J1 a JDK that did not answer once is looked for again, and one that did is not', async () => {
  const home = { folder: '/jdk', version: '17', walls: [] } as unknown as JavaHome
  const answers = [undefined, new Error('no process'), home, undefined]
  let looked = 0
  const java = new JavaFinder(async () => {
    const answer = answers[looked++]
    if (answer instanceof Error) throw answer
    return answer
  }, 0)
  expect(await Promise.all([java.get(), java.get()])).toEqual([undefined, undefined])
  expect(looked).toBe(1)
  expect([await java.get(), await java.get(), await java.get()]).toEqual([undefined, home, home])
  expect(looked).toBe(3)
})
