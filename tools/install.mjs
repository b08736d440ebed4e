import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, step } from './step.mjs'

/**
 * Returns whether node_modules matches package-lock.json. npm lists the installed packages in node_modules/.package-lock.json as
 * its last step, so an interrupted installation has no such file.
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

/** With `--ignore-scripts` no package runs code while it is installed; none of ours needs to. */
export function install(dev) {
  const scope = dev ? '--include=dev' : '--omit=dev'
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier']
  return step('Installing packages', ['npm', 'ci', '--ignore-scripts', scope, ...quiet])
}

// Optional packages may be for another platform, which only npm can determine.
const isNeeded = ({ optional, devOptional, dev: isDev }, dev) => !optional && !devOptional && (dev || !isDev)

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
