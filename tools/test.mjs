import { choose, chosenStep, keepProof, sayChoice } from './gate/choose.mjs'
import { steps } from './gate/steps.mjs'
import { inMemory } from './memory-folder.mjs'
import { prepare } from './prepare.mjs'
import { openly, seconds } from './step.mjs'

/**
 * The gate, cheapest step first.
 * - `npm test`: the tests that the difference from the last passed commit can break, and a spine that always runs.
 * - `--whole`: leaves nothing out.
 * - `--all`: continues after a failure.
 * - `npm test -- site`: runs one step and passes further words to it.
 * - `npm test -- changed [COMMIT]`: runs the tests that the change since that commit (the main branch) can break, without the
 *   spine.
 * - `npm run test:hard`: runs the steps that take too long for a gate.
 */
const flags = ['--all', '--hard', '--whole']
const asked = process.argv.slice(2).filter((word) => !flags.includes(word))
const [goOn, hard, isWhole] = flags.map((flag) => process.argv.includes(flag))
const only = steps.find(({ name }) => name === asked[0])
const byChange = asked[0] === 'changed'
if (asked.length > 0 && !only && !byChange) {
  const names = ['changed', ...steps.map(({ name }) => name)]
  console.error(`There is no step "${asked[0]}". The steps: ${names.join(', ')}.`)
  process.exit(1)
}

const isGate = !only && !hard
await prepare({ dev: true, builds: false })
const choice = isGate ? choose(isWhole ? 'whole' : byChange ? 'changed' : 'gate', asked[1]) : undefined
const chosen = choice
  ? steps.flatMap((step) => (step.onlyNamed ? [] : (chosenStep(step, choice) ?? [])))
  : only
    ? [{ ...only, command: [...only.command, ...asked.slice(1)] }]
    : steps.filter(({ onlyNamed = false, twice }) => onlyNamed && !twice)
if (chosen.some(({ built }) => built)) await prepare({ dev: true })
const inRam = inMemory()
// The judge's assets are built in advance. A site would build them on first use, here in the middle of a test that waits for a
// verdict. Steps that do not need them run in the meantime.
const needsJudge = chosen.some(({ judged }) => judged)
const judge = needsJudge ? openly([process.execPath, 'tools/judge-assets.mjs']) : true

const results = await Promise.all(chosen.filter(({ beside }) => beside).map(run))
for (const step of chosen.slice(results.length)) {
  if (results.some(({ ok }) => !ok) && !goOn) break
  if (step.judged && !(await judge)) process.exit(1)
  results.push(await run(step))
}

console.log(`\n${results.map(({ line }) => line).join('\n')}`)
const skipped = chosen.slice(results.length).map(({ name }) => name)
if (skipped.length > 0) console.log(`not run  ${skipped.join(', ')}`)
if (choice) sayChoice(choice)
const passed = results.every(({ ok }) => ok)
const programsPassed = results.some(({ name, ok }) => name === 'process' && ok)
if (choice && !byChange && (passed || programsPassed)) keepProof({ hashes: choice.hashes, all: passed })
process.exitCode = passed ? 0 : 1

async function run({ name, command, whole = [], folder, after, environment }) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  // Further words on the command line select tests, including long ones.
  const isNamed = only !== undefined && command.length > only.command.length
  const ok = await openly(isNamed ? command : [...command, ...whole], {
    folder,
    environment: { ...inRam, ...environment },
  })
  const isEvery = command.length === steps.find((step) => step.name === name).command.length
  if (ok && isEvery) await after?.()
  return { name, ok, line: `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds(started).padStart(8)}` }
}
