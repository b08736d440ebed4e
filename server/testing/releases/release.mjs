import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openly, root } from '../../../tools/step.mjs'

/**
 * `npm run release -- 0.2.0` prepares a release for its tag: every place with the version, the heading of the CHANGELOG, and the
 * schema that later migrations are checked against. `npm run release -- 0.3.0-dev` begins the next version, right after the tag.
 * It stores the commit of the release, from which the drill of updates begins. The command prints the remaining steps and creates
 * no tag.
 */
const version = process.argv[2] ?? ''
const isRelease = /^\d+\.\d+\.\d+$/.test(version)
if (!isRelease && !/^\d+\.\d+\.\d+-dev$/.test(version)) {
  console.error('Name the version: npm run release -- 0.2.0, and after its tag npm run release -- 0.3.0-dev')
  process.exit(1)
}
const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Returns the commit of a release: that of its tag, or the present commit if it is the release. A clone may lack the tags. */
function commitOf(release) {
  try {
    return git('rev-parse', '--verify', `v${release}^{commit}`)
  } catch {
    if (JSON.parse(git('show', 'HEAD:package.json')).version === release) return git('rev-parse', 'HEAD')
  }
  console.error(
    `There is no tag v${release} here, and HEAD is not ${release}: run this right after its commit.`,
  )
  process.exit(1)
}

const last = readdirSync(join(root, 'server/testing/releases'))
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1)
// The commit is read before any file changes.
const released = isRelease ? '' : commitOf(last)
const edit = (file, change) => {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(path, changed)
}

// The product's version is that of the root. The workspaces are parts of it and are never published.
for (const file of ['package.json', 'package-lock.json'])
  edit(file, (text) => text.replace(/^( {2}"version": ")[^"]+/m, `$1${version}`))
edit('package-lock.json', (text) => text.replace(/^( {6}"version": ")[^"]+/m, `$1${version}`))
edit('server/src/platform/version.ts', (text) => text.replace(/'\d+\.\d+\.\d+(-dev)?'/, `'${version}'`))
// The image has the product's version.
for (const file of ['deploy/compose.yaml', 'deploy/README.md'])
  edit(file, (text) => text.replaceAll(/call-of-code:\d+\.\d+\.\d+(-dev)?/g, `call-of-code:${version}`))
edit('deploy/kubernetes/kustomization.yaml', (text) =>
  text.replace(/(newTag: ['"]?)\d+\.\d+\.\d+(?:-dev)?/, `$1${version}`),
)
if (!isRelease) {
  writeFileSync(join(root, 'server/testing/releases', last, 'commit'), released)
  console.log(`Then: git add -A && git commit -m "Begin ${version}"`)
  process.exit(0)
}
// The guides name the release, and keep that name while the next version is developed.
for (const guide of readdirSync(join(root, 'docs/operations')))
  edit(`docs/operations/${guide}`, (text) =>
    text.replaceAll(/--branch v\d+\.\d+\.\d+/g, `--branch v${version}`),
  )
edit('CHANGELOG.md', (text) =>
  text.includes(`\n## ${version}`)
    ? text
    : text.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version}`),
)
if (!(await openly(['tsx', 'server/testing/releases/write-release.ts', version]))) process.exit(1)
// Formats the files as the gate requires.
if (!(await openly(['biome', 'check', '--write', 'server/testing/releases']))) process.exit(1)

console.log(`
Look at what changed, let npm run test:whole pass, then:

  git add -A && git commit -m "Release ${version}"
  git tag -a v${version} -m "${version}"
  npm run release -- NEXT-dev
  git push --follow-tags`)
