import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../step.mjs'

/** Packages that only the judge's tests need. Its other packages become part of the code for browsers and lanes. */
const FOR_TESTS = ['@playwright/test', '@sparticuz/chromium', 'vitest', '@types/lodash']
const FONTS = [
  '@fontsource-variable/archivo',
  '@fontsource-variable/jetbrains-mono',
  '@fontsource/noto-sans-devanagari',
]

/**
 * Returns the packages of the lock file that are part of a running site: dependencies of its workspaces, and packages built into
 * what it serves. Each has its place in the lock file and the entry there.
 */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Map()
  const queue = ['web', 'server', 'contract', 'content'].flatMap((from) =>
    Object.keys(packages[from].dependencies ?? {}).map((name) => [from, name]),
  )
  const built = Object.keys(packages.judge.devDependencies).filter((name) => !FOR_TESTS.includes(name))
  queue.push(...built.map((name) => ['judge', name]), ...FONTS.map((name) => ['web', name]))
  for (const [from, name] of queue) {
    const place = placeOf(packages, from, name)
    if (!place || found.has(place)) continue
    const entry = packages[place]
    if (entry.link || isOfOtherMachine(entry)) continue
    found.set(place, entry)
    const needed = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
    queue.push(...needed.map((one) => [place, one]))
  }
  return found
}

/** The package is the same part built for other machines, under the same licence. */
const isOfOtherMachine = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }) =>
  !os.includes('linux') || !cpu.includes('x64') || !libc.includes('glibc')

/** Resolves a package as Node does: beside the importing one, then in outer folders. An optional peer may be missing. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (!folder) return undefined
  }
}
