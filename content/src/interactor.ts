import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultOfTalk, type Interactor, type InteractorModule } from '@callofcode/judge/interactor'
import { isEnclosed, type LoadModule } from './enclosed-problem.ts'
import { BadProblem, type ReadInteractor, type Reference } from './problem.ts'

const FILE = 'interactor.js'

/**
 * Reads `interactor.js`. It is plain JavaScript that imports nothing, so that the text itself is a module everywhere: as
 * a `data:` address for a sandbox that reads no files, as a file of the site for browsers.
 */
export async function readInteractor(folder: string, load: LoadModule): Promise<ReadInteractor> {
  if (isEnclosed(folder)) return (await load(join(folder, FILE))) as ReadInteractor
  try {
    const address = `data:text/javascript,${encodeURIComponent(readFileSync(join(folder, FILE), 'utf8'))}`
    const { talk }: Partial<InteractorModule> = await import(/* @vite-ignore */ address)
    if (talk) return { address, talk }
  } catch (error) {
    throw bad(`cannot be loaded: ${error instanceof Error ? error.message : error}`)
  }
  throw bad('exports no talk')
}

const bad = (reason: string) => new BadProblem([{ file: FILE, reason }])

/** A program that talks has many ways to be right: the talk itself decides. */
export const checkOf =
  (talk: Interactor): NonNullable<Reference['check']> =>
  ([test], stdout) =>
    faultOfTalk(talk, String(test), String(stdout))
