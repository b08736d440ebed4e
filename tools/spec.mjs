import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'

// Prints each numbered requirement with the tests named for it; fails when one has none. `--quiet` prints only the
// totals.
const LINE = /^- \*\*([A-Z]+-\d+)\*\*/gm
const TEST = /\b(?:test|it)(?:\.\w+)?(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\1).)*)\1/gs
const NUMBER = /\b[A-Z]+-\d+\b/g
const SKIPPED = /^(node_modules|dist|\.cache|data|\.git)$/

const requirements = [...read('docs/specification/requirements.md').matchAll(LINE)].map(([, id]) => id)
const proofs = new Map(requirements.map((id) => [id, []]))
const unknown = []

for (const file of testFiles('.')) {
  for (const [, , name] of read(file).matchAll(TEST)) {
    for (const id of name.match(NUMBER) ?? []) {
      if (proofs.has(id)) proofs.get(id).push(`${file}: ${name}`)
      else if (requirements.some((one) => one.startsWith(`${id.split('-')[0]}-`)))
        unknown.push(`${id} in ${file}: ${name}`)
    }
  }
}

const quiet = process.argv.includes('--quiet')
for (const [id, tests] of quiet ? [] : proofs)
  console.log(`${id}\n${tests.map((test) => `    ${test}`).join('\n') || '    (none)'}`)
const without = requirements.filter((id) => proofs.get(id).length === 0)
console.log(`\n${requirements.length - without.length} of ${requirements.length} lines have a test.`)
if (without.length > 0) console.log(`Without: ${without.join(' ')}`)
if (unknown.length > 0) console.log(`Tests that name a line which does not exist:\n  ${unknown.join('\n  ')}`)
process.exitCode = without.length > 0 || unknown.length > 0 ? 1 : 0

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

function testFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : testFiles(path)
    return /\.(test|e2e)\.tsx?$/.test(entry.name) ? [path] : []
  })
}
