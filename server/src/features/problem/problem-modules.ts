import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { LoadModule } from '@callofcode/content/enclosed-problem'

const fromSource = import.meta.url.endsWith('.ts')

// Finds a path relative to this file, or to the folder that it is built into (server/dist).
const find = (...paths: string[]) =>
  paths.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path))

/** The folder of the shipped problems. */
export const shippedProblems = find('../../../../content/problems/', '../../content/problems/')?.replace(
  /\/$/,
  '',
)

/** The folder of the built judge: the file that runs in a sandbox, and the assets that browsers get too. */
export const judgeFolder = fileURLToPath(
  new URL(fromSource ? '../../../../judge/dist' : '../../judge/dist', import.meta.url),
)
export const rootFolder = dirname(dirname(judgeFolder))

/** Node caches the failure of an import. Under another address it tries again. */
const failures = new Map<string, number>()
async function importAnew(address: string): Promise<object> {
  const before = failures.get(address) ?? 0
  try {
    return await import(/* @vite-ignore */ before > 0 ? `${address}?${before}` : address)
  } catch (error) {
    failures.set(address, before + 1)
    throw error
  }
}

/** Node cannot read TypeScript. The build writes every module of every problem as a file next to this one. */
function builtFrom(file: string): URL {
  const name = `problem-${basename(dirname(file))}-${basename(file, '.ts')}.js`
  return new URL(name, import.meta.url)
}

/** Loads a module of a problem. */
export const loadModule: LoadModule = (file) =>
  importAnew((fromSource ? pathToFileURL(file) : builtFrom(file)).href)
