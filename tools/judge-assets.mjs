import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSealed } from './image/sealed.mjs'
import { install, isInstalled } from './install.mjs'
import { takeInstallLock } from './install-lock.mjs'
import { makeBeside } from './judge-beside.mjs'
import { keepMade, layKeptEngine } from './kept-engine.mjs'
import { Refusal, root, step } from './step.mjs'

// Builds the judge's assets from the packages of the lock file when they are missing or their sources have changed. `--beside` is
// for a running site, whose own packages must not change. `--keep` stores the slow parts in judge/library.

const NOT_AN_ASSET = /^judge\/src\/(host|java)\//
const parts = [
  {
    name: 'Building the judge',
    script: 'build/make-assets.ts',
    makes: 'assets',
    proof: 'assets/manifest.json',
    isSource: (file) => !NOT_AN_ASSET.test(file),
  },
  {
    name: 'Building the runner process of the judge',
    script: 'build/make-runner-process.ts',
    makes: 'runner-process.mjs',
    proof: 'runner-process.mjs',
    isSource: () => true,
  },
]
const beside = process.argv.includes('--beside')

try {
  // The check precedes the wait for the lock, so a site with complete assets starts without waiting.
  if (!isSealed() && (!hasPackages() || (await staleParts()).length > 0)) await inTurn(makeStale)
  if (process.argv.includes('--keep')) keepMade(pathOf('assets'))
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}

async function inTurn(act) {
  const endTurn = await takeInstallLock()
  try {
    await act()
  } finally {
    endTurn()
  }
}

async function makeStale() {
  if (!hasPackages()) await install(true)
  const stale = await staleParts()
  if (stale.length > 0) await make(stale)
}

/** A site runs with its own packages, which hash the sources but cannot build the judge. */
function hasPackages() {
  return beside || isInstalled(true)
}

/** Returns the parts that are missing or whose sources have changed, with the hash of the sources. Needs the packages. */
async function staleParts() {
  const { hashSources } = await import('../judge/build/hash-sources.mjs')
  // package.json is hashed instead of the lock file, because it pins exact versions.
  const paths = ['judge/src', 'judge/build', 'judge/library/library.tar.br', 'judge/package.json']
  return parts
    .map((part) => ({ ...part, sources: hashSources(root, paths, part.isSource) }))
    .filter((part) => recordOf(part) !== part.sources || !existsSync(pathOf(part.proof)))
}

/** Meanwhile making.json shows the progress to all sites of this folder, whichever process builds. */
async function make(stale) {
  mkdirSync(pathOf('.'), { recursive: true })
  writeFileSync(pathOf('making.json'), JSON.stringify({ engines: [], share: 0 }))
  layKeptEngine(pathOf('assets'))
  try {
    if (!isInstalled(true)) await makeBeside(stale)
    else
      for (const { name, script, makes } of stale)
        await step(name, ['tsx', script, pathOf(makes)], { folder: 'judge' })
  } finally {
    rmSync(pathOf('making.json'), { force: true })
  }
  for (const part of stale) {
    mkdirSync(dirname(recordFileOf(part)), { recursive: true })
    writeFileSync(recordFileOf(part), part.sources)
  }
}

function pathOf(made) {
  return join(root, 'judge/dist', made)
}

function recordFileOf({ makes }) {
  return join(root, '.cache', `judge-${makes}`)
}

function recordOf(part) {
  return existsSync(recordFileOf(part)) ? readFileSync(recordFileOf(part), 'utf8') : undefined
}
