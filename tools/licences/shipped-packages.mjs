import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../step.mjs'

/** Packages that only the judge's tests need. Its others are built into what browsers and lanes run. */
const FOR_TESTS = ['@playwright/test', '@sparticuz/chromium', 'vitest', '@types/lodash']
const FONTS = [
  '@fontsource-variable/archivo',
  '@fontsource-variable/jetbrains-mono',
  '@fontsource/noto-sans-devanagari',
]

/**
 * The packages of the lock file that a running site consists of: what its workspaces depend on, and what is built into what it
 * sends. Each as its place in the lock file and the entry there.
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

/** The same part as it is built for other machines, under the same licence. */
const isOfOtherMachine = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }) =>
  !os.includes('linux') || !cpu.includes('x64') || !libc.includes('glibc')

/** As Node looks for a package: beside the one that asks, then further out. An optional peer may be nowhere. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (!folder) return undefined
  }
}
