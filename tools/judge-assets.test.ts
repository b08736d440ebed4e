import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const parts = [
  'step',
  'install',
  'install-lock',
  'judge-assets',
  'judge-beside',
  'kept-engine',
  'image/sealed',
]

// A small repository with the real tools. `tsx` and `npm` only record their calls and leave the output of the real programs.
let repo: string
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(repo, path)), { recursive: true })
  writeFileSync(join(repo, path), text)
}
const putProgram = (name: string, script: string) => {
  put(`node_modules/.bin/${name}`, `#!/bin/sh\n${script}\n`)
  chmodSync(join(repo, 'node_modules/.bin', name), 0o755)
}
beforeEach(() => {
  repo = mkdtempSync(join(tmpdir(), 'callofcode-judge-assets-'))
  for (const part of parts) cpSync(join(root, `tools/${part}.mjs`), join(repo, `tools/${part}.mjs`))
  cpSync(join(root, 'judge/build/hash-sources.mjs'), join(repo, 'judge/build/hash-sources.mjs'))
  put('judge/package.json', '{ "type": "module" }')
  put('judge/library/library.tar.br', 'The libraries.')
  put('judge/library/cpp/objects.json', '{}')
  put('judge/src/limit.ts', '// The limit.\nexport const limit: number = 10\n')
  put('judge/src/prelude.js', '// Read by an interpreter.\n')
  put('package-lock.json', packages)
  const makes = 'case "$1" in *runner*) out="$2";; *) mkdir -p "$2"; out="$2/manifest.json";; esac'
  // Records what a site can read during the build.
  const noted = `cat ${repo}/judge/dist/making.json >> ${repo}/told; ls library >> ${repo}/libraries`
  putProgram('tsx', `echo "$1" >> ${repo}/done\n${makes}\n${noted}\necho made > "$out"`)
  const linked = `${join(root, 'node_modules/rolldown')} node_modules/rolldown`
  putProgram(
    'npm',
    `echo "npm $1" >> done\nln -s ${linked}\ncp package-lock.json node_modules/.package-lock.json`,
  )
})
afterEach(() => rmSync(repo, { recursive: true, force: true }))

const packages = JSON.stringify({ packages: { 'node_modules/rolldown': { version: '1.0.0' } } })
function installed(listed = packages) {
  symlinkSync(join(root, 'node_modules/rolldown'), join(repo, 'node_modules/rolldown'))
  put('node_modules/.package-lock.json', listed)
}

/** Returns the parts that the command built and installed. */
function done(...flags: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/judge-assets.mjs', ...flags], {
    cwd: repo,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const file = join(repo, 'done')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  rmSync(file, { force: true })
  return lines
}
const read = (path: string) => readFileSync(join(repo, path), 'utf8')
const all = ['build/make-assets.ts', 'build/make-runner-process.ts']

test('a comment or a type in TypeScript rebuilds nothing; a number does, and so does what an interpreter reads', () => {
  installed()
  expect(done()).toEqual(all)
  put('judge/library/library.tar.br', 'The libraries.')
  put('judge/src/limit.ts', '/** Said\n in other words. */\nexport const limit = 10 // here too\n')
  put('judge/src/limit.test.ts', 'Tests are not built in.')
  expect(done()).toEqual([])
  put('judge/library/library.tar.br', 'The libraries.')
  put('judge/src/limit.ts', '// The limit.\nexport const limit: number = 11\n')
  expect(done()).toEqual(all)
  put('judge/src/prelude.js', '// Also read by an interpreter.\n')
  expect(done()).toEqual(all)
})

test('what only hosts use rebuilds the runner process, not the assets', () => {
  installed()
  done()
  put('judge/src/host/host.ts', 'export const threads = 2\n')
  expect(done()).toEqual(['build/make-runner-process.ts'])
})

test('a clean clone installs the packages before it looks whether something has changed', () => {
  expect(done()).toEqual(['npm ci', ...all])
  expect(done()).toEqual([])
})

test('RES-20 while it is made a file says so, and a site without the packages makes it whole in its own folder', () => {
  const forTests = { 'node_modules/tester': { version: '1.0.0', dev: true } }
  installed()
  put('package.json', JSON.stringify({ devDependencies: { tsx: '1.0.0' } }))
  put('package-lock.json', JSON.stringify({ packages: { ...JSON.parse(packages).packages, ...forTests } }))
  // Installs separate packages, with the same compiler.
  putProgram(
    'npm',
    `echo "npm $1" >> ${repo}/done\nmkdir -p node_modules && cp -r ${repo}/node_modules/.bin node_modules/.bin`,
  )
  expect(done('--beside')).toEqual(['npm install', ...all])
  expect(read('libraries')).toMatch(/^cpp\nlibrary.tar.br/)
  expect(read('told')).toContain('{"engines":[],"share":0}')
  expect(existsSync(join(repo, 'judge/dist/making.json'))).toBe(false)
  expect(read('judge/dist/assets/manifest.json')).toBe('made\n')
  expect(done('--beside')).toEqual([])
})

test('a site with complete assets and only its own packages installs and builds nothing', () => {
  installed()
  done()
  const forTests = { 'node_modules/tester': { version: '1.0.0', dev: true } }
  put('package-lock.json', JSON.stringify({ packages: { ...JSON.parse(packages).packages, ...forTests } }))
  expect(done('--beside')).toEqual([])
  expect(done()).toEqual(['npm ci'])
})

test('OPS-60 the judge of a sealed copy, as in an image, is taken as it is', () => {
  put('.cache/sealed', '')
  expect(done('--beside')).toEqual([])
  rmSync(join(repo, '.cache/sealed'))
  expect(done()).toEqual(['npm ci', ...all])
})
