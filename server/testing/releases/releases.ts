import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isOlder } from '../../src/platform/database/release-steps.ts'
import type { Release } from './catalogue.ts'

export const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** Returns the tagged releases, oldest first. */
export const releases = (folder = FOLDER): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .sort((one, other) => (isOlder(one, other) ? -1 : 1))

/** Returns the newest release, which runs when an update begins. */
export function lastRelease(folder = FOLDER): Release {
  const version = releases(folder).at(-1)
  if (!version) throw new Error('There is no release yet: npm run release -- VERSION')
  return JSON.parse(readFileSync(`${folder}/${version}/catalogue.json`, 'utf8')) as Release
}
