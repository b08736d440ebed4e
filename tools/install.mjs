import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { step } from './step.mjs'

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes down what it installed, as its last act, in
 * node_modules/.package-lock.json: a broken-off installation has no such file, and one by hand counts like ours.
 */
export function isInstalled(dev) {
  const present = packagesOf('node_modules/.package-lock.json')
  const wanted = packagesOf('package-lock.json')
  if (!present || !wanted) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || !isNeeded(entry, dev)) return true
    return entry.link ? present[path]?.link : present[path]?.version === entry.version
  })
}

/** `--ignore-scripts`: no package runs code while it is installed, and none of ours needs that. */
export function install(dev) {
  const scope = dev ? '--include=dev' : '--omit=dev'
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier']
  return step('Installing packages', ['npm', 'ci', '--ignore-scripts', scope, ...quiet])
}

// An optional package may be one for another kind of machine; whether it belongs to this one only npm knows.
const isNeeded = ({ optional, devOptional, dev: isDev }, dev) => !optional && !devOptional && (dev || !isDev)

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
