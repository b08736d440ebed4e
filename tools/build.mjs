import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, step } from './step.mjs'

/** All builds. A build is repeated when a file below `from` or the lock file has changed. */
const builds = [
  {
    name: 'Building the pages for browsers',
    folder: 'web',
    command: ['vite', 'build'],
    from: ['contract', 'content/src', 'web'],
    makes: 'web/dist/client',
  },
  {
    name: 'Building the pages for the server',
    folder: 'web',
    command: ['vite', 'build', '--ssr'],
    from: ['contract', 'content/src', 'web'],
    makes: 'web/dist/server',
  },
  {
    name: 'Building the server',
    folder: 'server',
    command: ['vite', 'build'],
    from: ['contract', 'content', 'judge', 'server'],
    makes: 'server/dist',
  },
]

const RECORD = join(root, '.cache/builds.json')
const NOT_BUILT = /^(dist|node_modules|data|\.cache)$|\.(test|e2e)\.tsx?$|~$/

/** Returns the builds that are missing or whose sources have changed. */
export function staleBuilds() {
  const made = record()
  return builds
    .map((build) => ({ ...build, sources: sourcesOf(build) }))
    .filter((build) => made[build.makes] !== build.sources || !existsSync(join(root, build.makes)))
}

export async function build({ name, folder, command, makes, sources }) {
  // With NODE_ENV=development from the shell, React's slow development build would be bundled.
  await step(name, command, { folder, environment: { NODE_ENV: 'production' } })
  write({ ...record(), [makes]: sources })
}

function sourcesOf({ command, from }) {
  const hash = createHash('sha256').update(command.join(' '))
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of from) for (const file of filesIn(folder)) hash.update(file).update(contentOf(file))
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_BUILT.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

/** With its length, so that moving text from one file to the next changes the hash. */
function contentOf(file) {
  const content = readFileSync(join(root, file))
  return Buffer.concat([Buffer.from(` ${content.length} `), content])
}

function record() {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8'))
  } catch {
    return {}
  }
}

function write(made) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(`${RECORD}.new`, JSON.stringify(made, null, 2))
  renameSync(`${RECORD}.new`, RECORD)
}
