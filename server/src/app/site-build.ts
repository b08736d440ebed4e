import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { VERSION } from '../platform/version.ts'

/** The running build: the version, the commit if it is known, and the version of Node. */
export const BUILD = { version: VERSION, commit: commitOf(), node: process.versions.node } as const

// Finds the root from this file or from the bundle that contains it (server/dist).
function rootOf(): string | undefined {
  return ['../../../', '../../']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}server/package.json`))
}

/** Returns GIT_COMMIT, or the commit in the git folder, or else `unknown`. */
function commitOf(): string {
  const given = process.env.GIT_COMMIT
  if (given) return given.slice(0, 12)
  try {
    const git = `${rootOf()}.git`
    const head = readFileSync(`${git}/HEAD`, 'utf8').trim()
    const name = /^ref: (.+)$/.exec(head)?.[1]
    if (!name) return head.slice(0, 12)
    if (existsSync(`${git}/${name}`)) return readFileSync(`${git}/${name}`, 'utf8').slice(0, 12)
    const packed = readFileSync(`${git}/packed-refs`, 'utf8')
    const line = packed.split('\n').find((one) => one.endsWith(` ${name}`))
    return line?.slice(0, 12) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
