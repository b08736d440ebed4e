import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Enclosed } from '@callofcode/judge/enclosed'
import { enclosedInteractor } from '@callofcode/judge/interactor'
import { enclosedReference } from './enclosed-reference.ts'
import { placeIn } from './enclosed-source.ts'
import type { Random } from './random.ts'

// The code of a club's own problems never runs as the site's own code. The check compiles it into scripts that run in QuickJS,
// and stores the tests that they make. Both are stored beside the files of the problem.

/** The enclosed reference, which browsers may load. */
export const PUBLIC_SCRIPT = 'program.js'
/** The script that makes the tests. It runs only during the check. */
export const HIDDEN_SCRIPT = 'tests.js'
/** All tests that the check made. */
export const TESTS = 'tests.json'
/** The samples among the tests. A page shows them without reading the other tests. */
export const SAMPLES = 'samples.json'

export interface MadeTest {
  given: unknown
  answer: unknown
}
export interface MadeTests {
  samples: MadeTest[]
  tests: MadeTest[]
  /** The problem has a check of its own. */
  checks: boolean
}

/** Loads a module of a problem. A build that has compiled the modules to JavaScript passes its own. */
export type LoadModule = (file: string) => Promise<object>
type Open = (script: string) => Promise<Enclosed>
const textOf = (file: string, name: string) => readFileSync(join(dirname(file), name), 'utf8')
const isReference = (file: string) => basename(file) === 'reference.ts'
const isTests = (file: string) => basename(file) === 'tests.ts'

export const isEnclosed = (folder: string) => existsSync(join(folder, PUBLIC_SCRIPT))

/** Returns a script that begins with a line about the files it was made from. */
export const scriptOf = (parts: readonly { file: string; line: number }[], script: string) =>
  `// ${JSON.stringify(parts.map((one) => ({ ...one, line: one.line + 1 })))}\n${script}`

/** Loads modules for the check, in which everything runs enclosed. */
export const enclosedModules =
  (open: Open): LoadModule =>
  async (file) => {
    if (isTests(file)) return testsIn(await opened(open, textOf(file, HIDDEN_SCRIPT)))
    const script = textOf(file, PUBLIC_SCRIPT)
    const enclosed = await opened(open, script)
    return isReference(file) ? enclosedReference(enclosed) : interactorOf(enclosed, script)
  }

/** Loads modules for judging. The tests are already made, and only the code that checks answers runs enclosed. */
export const judgedModules =
  (open: Open): LoadModule =>
  async (file) => {
    const made: MadeTests = JSON.parse(textOf(file, TESTS))
    if (isTests(file)) return listOf(made)
    const script = textOf(file, PUBLIC_SCRIPT)
    if (!isReference(file)) return interactorOf(await opened(open, script), script)
    const { check } = made.checks ? enclosedReference(await opened(open, script)) : { check: undefined }
    return { ...knownAnswers(made), ...(check && { check }) }
  }

/** Loads modules for pages. Nothing runs, and only the samples are available. */
export const shownModules: LoadModule = async (file) => {
  const made: MadeTests = JSON.parse(textOf(file, SAMPLES))
  if (isTests(file)) return listOf(made)
  const check = () => 'A page decides about no answer.'
  if (isReference(file)) return { ...knownAnswers(made), ...(made.checks && { check }) }
  return { *talk() {}, address: { enclosed: textOf(file, PUBLIC_SCRIPT) } }
}

function testsIn({ names, call }: Enclosed) {
  if (!names.includes('samples') || !names.includes('count')) return {}
  const test = (at: number) => (random: Random) => {
    try {
      return call('test', at, random.seed)
    } catch (error) {
      if (error instanceof Error) error.message = `test ${at + 1}: ${error.message}`
      throw error
    }
  }
  return {
    samples: call('samples'),
    tests: Array.from({ length: Number(call('count')) }, (_, at) => test(at)),
  }
}

const interactorOf = (enclosed: Enclosed, script: string) => ({
  talk: enclosedInteractor(enclosed),
  address: { enclosed: script },
})

const listOf = ({ samples, tests }: MadeTests) => ({
  samples: samples.map(({ given }) => given),
  tests: tests.map(({ given }) => given),
})

function knownAnswers({ samples, tests }: MadeTests) {
  const answers = new Map([...samples, ...tests].map(({ given, answer }) => [keyOf(given), answer]))
  const nothing = () => undefined
  return { solve: (...given: unknown[]) => answers.get(keyOf(given)), small: nothing, valid: nothing }
}

/** The input of a program is a text, which its reference receives as the only argument. */
const keyOf = (given: unknown) => JSON.stringify(Array.isArray(given) ? given : [given])

/** Adds the author's file and line to failures. */
async function opened(open: Open, script: string): Promise<Enclosed> {
  const parts = JSON.parse(/^\/\/ (.*)$/m.exec(script)?.[1] ?? '[]')
  const placed = <T>(act: () => T): T => {
    try {
      return act()
    } catch (error) {
      if (error instanceof Error)
        error.stack = (error.stack ?? '').replace(/main\.js:(\d+)/g, (_, line) => {
          const at = placeIn(parts, Number(line))
          return `${at.file}:${at.line}`
        })
      throw error
    }
  }
  const { names, call } = await open(script)
  return { names, call: (...asked) => placed(() => call(...asked)) }
}
