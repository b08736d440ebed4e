import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'

// Prints each numbered requirement, and each promise of safety.md, with the tests that name it. Fails when one has no test.
// `--quiet` prints only the totals, `--root=FOLDER` reads another folder.
const LINE = /^- \*\*([A-Z]+-\d+)\*\*/gm
const PROMISE = /^([A-Z]\d+) /gm
const TEST = /\b(?:test|it|describe)(?:\.\w+)?(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\1).)*)\1/gs
const NUMBER = /\b[A-Z]+-\d+\b/g
/** The promises after the word `safety`. Numbers of requirements may stand between them. */
const PROMISED = /\bsafety((?:[ ,]+(?:and )?(?:[A-Z]\d+|[A-Z]+-\d+)\b)+)/g
const SKIPPED = /^(node_modules|dist|\.cache|data|\.git)$/

/** Promises without tests so far. Each entry needs a reason. */
const TO_COME = []

const place = process.argv.find((word) => word.startsWith('--root='))?.slice('--root='.length) ?? root
const requirements = [...read('docs/specification/requirements.md').matchAll(LINE)].map(([, id]) => id)
const promises = [...read('docs/specification/safety.md').matchAll(PROMISE)].map(([, id]) => id)
const proofs = new Map([...requirements, ...promises].map((id) => [id, []]))
const unknown = []

for (const file of testFiles('.')) {
  for (const [, , name] of read(file).matchAll(TEST)) {
    for (const id of name.match(NUMBER) ?? []) {
      if (proofs.has(id)) proofs.get(id).push(`${file}: ${name}`)
      else if (requirements.some((one) => one.startsWith(`${id.split('-')[0]}-`)))
        unknown.push(`${id} in ${file}: ${name}`)
    }
    for (const [, list] of name.matchAll(PROMISED))
      for (const id of list.match(/\b[A-Z]\d+\b/g) ?? []) {
        if (proofs.has(id)) proofs.get(id).push(`${file}: ${name}`)
        else unknown.push(`safety ${id} in ${file}: ${name}`)
      }
  }
}

const quiet = process.argv.includes('--quiet')
for (const [id, tests] of quiet ? [] : proofs)
  console.log(`${id}\n${tests.map((test) => `    ${test}`).join('\n') || '    (none)'}`)
const unproven = (ids) => ids.filter((id) => proofs.get(id).length === 0)
const without = [...unproven(requirements), ...unproven(promises).filter((id) => !TO_COME.includes(id))]
const proven = (ids) => `${ids.length - unproven(ids).length} of ${ids.length}`
console.log(`\n${proven(requirements)} lines and ${proven(promises)} promises have a test.`)
const due = TO_COME.filter((id) => proofs.has(id))
const late = unproven(due)
if (late.length > 0) console.log(`Still to come: ${late.join(' ')}`)
const arrived = due.filter((id) => !late.includes(id))
if (arrived.length > 0)
  console.log(`Take them off the list in tools/spec.mjs, they have tests now: ${arrived.join(' ')}`)
if (without.length > 0) console.log(`Without: ${without.join(' ')}`)
if (unknown.length > 0) console.log(`Tests that name a line which does not exist:\n  ${unknown.join('\n  ')}`)
process.exitCode = without.length > 0 || unknown.length > 0 ? 1 : 0

function read(file) {
  return readFileSync(join(place, file), 'utf8')
}

function testFiles(folder) {
  return readdirSync(join(place, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : testFiles(path)
    return /\.(test|e2e|slow)\.tsx?$/.test(entry.name) ? [path] : []
  })
}
