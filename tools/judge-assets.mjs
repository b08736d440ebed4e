import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { install, isInstalled } from './install.mjs'
import { root } from './root.mjs'
import { Refusal, step } from './step.mjs'

// Makes what learners' code is compiled and run by, from the packages that the lock file names; only when it is missing
// or made from something else.

const MADE = join(root, 'judge/dist/assets/manifest.json')
const RECORD = join(root, '.cache/judge-assets')
const NOT_AN_ASSET = /\.test\.ts$|^judge\/src\/host\//

try {
  if (!isInstalled(true)) await install(true)
  const sources = hashOfSources()
  if (!existsSync(MADE) || recorded() !== sources) {
    await step('Building the judge', ['tsx', 'build/make-assets.ts'], { folder: 'judge' })
    mkdirSync(dirname(RECORD), { recursive: true })
    writeFileSync(RECORD, sources)
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...filesIn('judge/src'), ...filesIn('judge/build'), 'judge/package.json'])
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

// The versions of the packages are pinned in package.json: the lock file can hold no others.
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
    .filter((file) => !NOT_AN_ASSET.test(file))
}

function recorded() {
  return existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : undefined
}
