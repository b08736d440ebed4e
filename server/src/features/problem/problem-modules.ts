import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { LoadModule } from '@callofcode/content/problem-folder'

const fromSource = import.meta.url.endsWith('.ts')

// Seen from this file, or from the folder that it is built into (server/dist).
const find = (...paths: string[]) =>
  paths.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path))

/** The problems that are shipped. */
export const shippedProblems = find('../../../../content/problems/', '../../content/problems/')?.replace(
  /\/$/,
  '',
)

/** What the judge is made into: the file that runs in a sandbox, and the assets that browsers get too. */
export const judgeFolder = fileURLToPath(
  new URL(fromSource ? '../../../../judge/dist' : '../../judge/dist', import.meta.url),
)
export const rootFolder = dirname(dirname(judgeFolder))

/** Node keeps a module that it could not load as one that cannot be loaded. Asked for by another name, it is tried anew. */
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

/** Node reads no TypeScript: the build made a file beside this one of every module of every problem. */
function builtFrom(file: string): URL {
  const name = `problem-${basename(dirname(file))}-${basename(file, '.ts')}.js`
  return new URL(name, import.meta.url)
}

/** How modules of problems are loaded. */
export const loadModule: LoadModule = (file) =>
  importAnew((fromSource ? pathToFileURL(file) : builtFrom(file)).href)
