import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { install, isInstalled } from './install.mjs'
import { makeBeside } from './judge-beside.mjs'
import { packAssets } from './judge-pack.mjs'
import { root } from './root.mjs'
import { Refusal, step } from './step.mjs'
import { takeTurn } from './turn.mjs'

// Makes the judge's assets from the packages of the lock file when they are missing or their sources have changed.
// `--beside`: for a running site, whose own packages must not change. `--pack`: only compresses what browsers fetch.

const NOT_AN_ASSET = /\.test\.ts$|^judge\/src\/(host|java)\//
const parts = [
  {
    name: 'Building the judge',
    script: 'build/make-assets.ts',
    makes: 'assets',
    proof: 'assets/manifest.json',
    sources: hashOf((file) => !NOT_AN_ASSET.test(file)),
  },
  {
    name: 'Building the runner process of the judge',
    script: 'build/make-runner-process.ts',
    makes: 'runner-process.mjs',
    proof: 'runner-process.mjs',
    sources: hashOf((file) => !file.endsWith('.test.ts')),
  },
]

try {
  const [beside, pack] = ['--beside', '--pack'].map((flag) => process.argv.includes(flag))
  // Checked before waiting for a turn: a site that starts with complete assets does not wait for one that compresses.
  if (pack || staleParts().length > 0) {
    const endTurn = beside || pack ? await takeTurn() : () => undefined
    try {
      const stale = staleParts()
      if (pack) await packAssets(pathOf('assets'))
      else if (stale.length > 0) await make(stale, beside)
    } finally {
      endTurn()
    }
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}

function staleParts() {
  return parts.filter((part) => recordOf(part) !== part.sources || !existsSync(pathOf(part.proof)))
}

async function make(stale, beside) {
  if (beside && !isInstalled(true)) await makeBeside(stale)
  else {
    if (!isInstalled(true)) await install(true)
    for (const { name, script } of stale) await step(name, ['tsx', script], { folder: 'judge' })
  }
  for (const part of stale) {
    mkdirSync(dirname(recordFileOf(part)), { recursive: true })
    writeFileSync(recordFileOf(part), part.sources)
  }
}

function pathOf(made) {
  return join(root, 'judge/dist', made)
}

function hashOf(isSource) {
  const hash = createHash('sha256')
  const files = [...filesIn('judge/src'), ...filesIn('judge/build')].filter(isSource)
  for (const file of [...files, 'judge/package.json'])
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

// package.json is hashed instead of the lock file, as it pins exact versions.
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

function recordFileOf({ makes }) {
  return join(root, '.cache', `judge-${makes}`)
}

function recordOf(part) {
  return existsSync(recordFileOf(part)) ? readFileSync(recordFileOf(part), 'utf8') : undefined
}
