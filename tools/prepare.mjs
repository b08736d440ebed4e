import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, staleBuilds } from './build.mjs'
import { isSealed } from './image/sealed.mjs'
import { install, isInstalled } from './install.mjs'
import { takeInstallLock } from './install-lock.mjs'
import { Refusal, root, seconds } from './step.mjs'

/**
 * The first step of every command: installs missing packages and repeats builds whose sources have changed. `dev` includes the
 * packages for development and tests. On failure it prints the reason and exits.
 */
export async function prepare({ dev = false, builds = true } = {}) {
  try {
    checkNode()
    checkOpenFiles()
    if (isSealed() || isReady(dev, builds)) return
    const endTurn = await takeInstallLock()
    try {
      await makeReady(dev, builds)
    } finally {
      endTurn()
    }
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  }
}

const isReady = (dev, builds) => isInstalled(dev) && (!builds || staleBuilds().length === 0)

async function makeReady(dev, builds) {
  const started = Date.now()
  // Another command may have done this during the wait.
  if (!isInstalled(dev)) await install(dev)
  if (builds) for (const stale of staleBuilds()) await build(stale)
  process.stderr.write(`  Ready after ${seconds(started)}.\n`)
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [needed, present] = [engines.node, process.versions.node].map(numbers)
  const [major, minor] = [needed[0] - present[0], needed[1] - present[1]]
  if (major < 0 || (major === 0 && minor <= 0)) return
  throw new Refusal(
    `Call of Code needs Node.js ${needed.join('.')} or newer; this is ${present.join('.')} (${process.execPath}). ` +
      'Install a newer one from https://nodejs.org, then run this again.',
  )
}

/** The minimum number of open files. With fewer, the program cannot load, and Node.js would end with a stack trace. */
const OPEN_FILES = 256

function checkOpenFiles() {
  const { report } = process
  // Without this, the report looks up host names in the network.
  report.excludeNetwork = true
  const { soft } = report.getReport().userLimits?.open_files ?? {}
  if (typeof soft !== 'number' || soft >= OPEN_FILES) return
  throw new Refusal(
    `This process may open ${soft} files at once, and Call of Code needs ${OPEN_FILES}, for many visitors 16384. Raise it: ` +
      'ulimit -n 16384, or LimitNOFILE=16384 in the unit of systemd.',
  )
}

const numbers = (version) => version.match(/\d+/g).map(Number)
