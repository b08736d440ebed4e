import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openly, root } from '../../../tools/step.mjs'

/**
 * `npm run release -- 0.2.0` prepares what is tagged: the version wherever it stands, the heading of the CHANGELOG, and the
 * schema that the check of later migrations compares with. It prints what is left to do and tags nothing.
 */
const version = process.argv[2] ?? ''
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Name the version: npm run release -- 0.2.0')
  process.exit(1)
}
const edit = (file, change) => {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(path, changed)
}

// The version of the product is the root's; the workspaces are parts of it and are published nowhere.
for (const file of ['package.json', 'package-lock.json'])
  edit(file, (text) => text.replace(/^( {2}"version": ")[^"]+/m, `$1${version}`))
edit('package-lock.json', (text) => text.replace(/^( {6}"version": ")[^"]+/m, `$1${version}`))
edit('server/src/platform/version.ts', (text) => text.replace(/'\d+\.\d+\.\d+'/, `'${version}'`))
// The image has the version of the product.
for (const file of ['deploy/compose.yaml', 'deploy/README.md'])
  edit(file, (text) => text.replaceAll(/call-of-code:\d+\.\d+\.\d+/g, `call-of-code:${version}`))
edit('deploy/kubernetes/kustomization.yaml', (text) =>
  text.replace(/(newTag: ['"]?)\d+\.\d+\.\d+/, `$1${version}`),
)
edit('CHANGELOG.md', (text) =>
  text.includes(`\n## ${version}`)
    ? text
    : text.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version}`),
)
if (!(await openly(['tsx', 'server/testing/releases/write-release.ts', version]))) process.exit(1)
// As the gate wants files to stand.
if (!(await openly(['biome', 'check', '--write', 'server/testing/releases']))) process.exit(1)

console.log(`
Look at what changed, let npm test pass, then:

  git add -A && git commit -m "Release ${version}"
  git tag -a v${version} -m "${version}"
  git push --follow-tags`)
