import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoadModule } from '@callofcode/content/problem-folder'

const fromSource = import.meta.url.endsWith('.ts')

// Seen from this file, or from the folder that it is built into (server/dist).
const find = (...paths: string[]) =>
  paths.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path))

/** The problems that are shipped. */
export const shippedProblems = find('../../../content/problems/', '../../content/problems/')?.replace(
  /\/$/,
  '',
)

/** What the judge is made into: the file of its lanes, and the assets that browsers get too. */
export const judgeFolder = fileURLToPath(
  new URL(fromSource ? '../../../judge/dist' : '../../judge/dist', import.meta.url),
)
export const rootFolder = dirname(dirname(judgeFolder))

/** Node reads no TypeScript: the build made a file beside this one of every module of every problem. */
const loadBuilt: LoadModule = (file) => {
  const name = `problem-${basename(dirname(file))}-${basename(file, '.ts')}.js`
  return import(/* @vite-ignore */ new URL(name, import.meta.url).href)
}

/** How modules of problems are loaded; undefined where sources are read as they are. */
export const loadModule: LoadModule | undefined = fromSource ? undefined : loadBuilt
