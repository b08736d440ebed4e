import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { openly, Refusal, root, seconds, step } from './step.mjs'

// `npm test -- nodes [VERSION …]`: starts the site and runs its tests on each supported version of Node.js, and on the oldest
// that works. Each version comes from a package of the registry.
const VERSIONS = ['20.19', '22', '24', '26']
const asked = process.argv.slice(2)
const versions = asked.length > 0 ? asked : VERSIONS

const results = []
for (const version of versions) results.push(...(await tryVersion(version)))
console.log(`\n${results.map(({ line }) => line).join('\n')}`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1

async function tryVersion(version) {
  const bin = await binOf(version)
  const environment = { PATH: [bin, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) }
  const vitest = (name, words, folder) => ({
    name,
    act: () => openly(['vitest', 'run', ...words], { folder, environment }),
  })
  const acts = [
    { name: 'start', act: () => starts(join(bin, 'node')) },
    vitest('unit', ['--tags-filter', '!long']),
    vitest('judged', ['--mode', 'judged', '--tags-filter', '!long']),
    // One browser determines the verdicts, fuel and memory of every language, so they must be the same on each version.
    vitest('judge', ['src/golden.test.ts'], 'judge'),
  ]
  const done = []
  for (const { name, act } of acts) {
    console.log(`\n── Node.js ${version}, ${name}`)
    const started = Date.now()
    const ok = await act()
    done.push({
      ok,
      line: `${ok ? 'passed' : 'FAILED'}  Node.js ${version.padEnd(7)} ${name.padEnd(7)} ${seconds(started).padStart(8)}`,
    })
  }
  return done
}

/** Returns the folder of the program, which is installed at its first use. */
async function binOf(version) {
  const name = `node-${process.platform}-${process.arch}`
  const folder = join('.cache/nodes', version)
  const bin = join(root, folder, 'node_modules', name, 'bin')
  if (existsSync(join(bin, 'node'))) return bin
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, 'package.json'), '{ "private": true }\n')
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts']
  await step(`Installing Node.js ${version}`, ['npm', 'install', ...quiet, `${name}@${version}`], { folder })
  return bin
}

/** Returns whether the site of an empty folder becomes ready, and ends on a signal. */
async function starts(node) {
  const folder = mkdtempSync(join(tmpdir(), 'call-of-code-node-'))
  const site = spawn(node, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LANES: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await new Promise((resolve, reject) => {
      let said = ''
      site.stdout.setEncoding('utf8').on('data', (text) => {
        said += text
        const found = /open at (http:[^\s"]+)/.exec(said)?.[1]
        if (found) resolve(found)
      })
      site.on('error', reject)
      site.on('exit', (code) => reject(new Refusal(`It ended with ${code}: ${said}`)))
    })
    const answers = await Promise.all(
      ['/', '/readyz', '/api/v1/getBlogs'].map((path) => fetch(new URL(path, address))),
    )
    console.log(answers.map(({ status, url }) => `${status} ${new URL(url).pathname}`).join(', '))
    return answers.every(({ ok }) => ok)
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    return false
  } finally {
    const ended = new Promise((resolve) => site.once('exit', resolve))
    if (site.exitCode === null && site.kill()) await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
