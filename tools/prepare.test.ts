import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const tools = dirname(fileURLToPath(import.meta.url))
const parts = ['step', 'install', 'build', 'install-lock', 'image/sealed', 'prepare'].map(
  (name) => `${name}.mjs`,
)

// A small repository with the real tools. Its bundler only records where it was called.
let repo: string
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(repo, path)), { recursive: true })
  writeFileSync(join(repo, path), text)
}
beforeEach(() => {
  repo = mkdtempSync(join(tmpdir(), 'callofcode-prepare-'))
  for (const part of parts) cpSync(join(tools, part), join(repo, 'tools', part))
  put('package.json', '{ "engines": { "node": ">=20.19.0" } }')
  const packages = {
    'node_modules/some': { version: '1.0.0' },
    'node_modules/tester': { version: '1.0.0', dev: true },
  }
  put('package-lock.json', JSON.stringify({ packages }))
  put(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/some': { version: '1.0.0' } } }),
  )
  for (const folder of ['contract', 'content', 'judge', 'server', 'web'])
    put(`${folder}/src/a.ts`, `// ${folder}`)
  const make =
    'case "$PWD $*" in */web\\ build) out=dist/client;; *--ssr) out=dist/server;; *) out=dist;; esac'
  put(
    'node_modules/.bin/vite',
    `#!/bin/sh\n${make}\nmkdir -p $out && echo "$out" >> ../built && sleep 0.2\n! grep -rq BROKEN src\n`,
  )
  chmodSync(join(repo, 'node_modules/.bin/vite'), 0o755)
})
afterEach(() => rmSync(repo, { recursive: true, force: true }))

function prepare(options = '{}') {
  const call = `const { prepare } = await import(${JSON.stringify(join(repo, 'tools/prepare.mjs'))}); await prepare(${options})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', call], { cwd: repo })
  let said = ''
  child.stdout.on('data', (chunk) => (said += `OUT ${chunk}`))
  child.stderr.on('data', (chunk) => (said += chunk))
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
}

/** Returns the folders built since the last call. */
function built() {
  const file = join(repo, 'built')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  rmSync(file, { force: true })
  return lines
}

test('a start builds everything once, and then only what has changed', async () => {
  expect(await prepare()).toMatchObject({ code: 0 })
  expect(built()).toEqual(['dist/client', 'dist/server', 'dist'])
  expect(await prepare()).toEqual({ code: 0, said: '' })
  put('content/topic.json', '{}')
  await prepare()
  expect(built()).toEqual(['dist'])
  put('web/src/a.ts', '// another')
  await prepare()
  expect(built()).toEqual(['dist/client', 'dist/server'])
  put('web/src/a.test.ts', '// a test is not part of the site')
  rmSync(join(repo, 'server/dist'), { recursive: true })
  await prepare()
  expect(built()).toEqual(['dist'])
})

test('a failed build says why, exits with an error and is repeated at the next start', async () => {
  put('server/src/a.ts', 'BROKEN')
  const { code, said } = await prepare()
  expect(code).toBe(1)
  expect(said).toContain('Building the server failed (exit code 1): vite build')
  put('server/src/a.ts', '// mended')
  expect(await prepare()).toMatchObject({ code: 0 })
})

test('starts at the same moment build once, and the lock of a killed one is ignored', async () => {
  put('.cache/prepare.lock', '4194303')
  const all = await Promise.all(Array.from({ length: 6 }, () => prepare()))
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0])
  expect(built()).toEqual(['dist/client', 'dist/server', 'dist'])
})

test('packages count as installed when npm has listed them; those for development only when asked for', async () => {
  const { isInstalled } = await import(join(repo, 'tools/install.mjs'))
  expect([isInstalled(false), isInstalled(true)]).toEqual([true, false])
  put('package-lock.json', JSON.stringify({ packages: { 'node_modules/some': { version: '1.0.1' } } }))
  expect(isInstalled(false)).toBe(false)
  rmSync(join(repo, 'node_modules/.package-lock.json'))
  expect(isInstalled(false)).toBe(false)
})

test('a Node that is too old is refused, naming its version and the needed one', async () => {
  put('package.json', '{ "engines": { "node": ">=99.1.0" } }')
  const { code, said } = await prepare()
  expect(code).toBe(1)
  expect(said).toContain(`needs Node.js 99.1.0 or newer; this is ${process.versions.node}`)
})

test('OPS-60 a sealed copy, as in an image, is taken as it is', async () => {
  put('.cache/sealed', '')
  rmSync(join(repo, 'node_modules/.package-lock.json'))
  expect(await prepare()).toEqual({ code: 0, said: '' })
  expect(built()).toEqual([])
})

test('every command can be read before its packages are installed', () => {
  const home = dirname(tools)
  const read = (path: string) => readFileSync(path, 'utf8')
  const scripts: string[] = Object.values(JSON.parse(read(join(home, 'package.json'))).scripts)
  const commands = scripts.flatMap((script) => /^node .*?(\S+\.mjs)/.exec(script)?.[1] ?? [])
  const files = new Set(commands.map((file) => join(home, file)))
  const packages: string[] = []
  // A set goes on with what is added during the loop. Only `import` at the start of a line is read before the file runs.
  for (const file of files)
    for (const [, from = ''] of read(file).matchAll(/^(?:import|export|\}) (?:.* from )?'([^']+)'$/gm))
      if (from.startsWith('.')) files.add(join(dirname(file), from))
      else if (!from.startsWith('node:')) packages.push(`${relative(home, file)} imports ${from}`)
  expect(commands).toContain('tools/test.mjs')
  expect(files.size).toBeGreaterThan(commands.length)
  expect(packages).toEqual([])
})

test('OPS-334 where too few files may be open, the start says so in one line', async () => {
  const call = `ulimit -n 64; exec "${process.execPath}" --input-type=module -e 'await (await import("${join(repo, 'tools/prepare.mjs')}")).prepare()'`
  const child = spawn('/bin/sh', ['-c', call], { cwd: repo })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, said.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^This process may open 64 files at once, .*ulimit -n 16384/)],
  ])
})
