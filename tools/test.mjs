import { execFileSync } from 'node:child_process'
import { isProven, prove } from '../judge/testing/proof.mjs'
import { inMemory } from './memory-folder.mjs'
import { prepare } from './prepare.mjs'
import { openly, root, seconds } from './step.mjs'

/** Tests that take long (vitest.config.ts) run in a step of their own, and where their file is named. */
const SHORT = ['--tags-filter', '!long']

/**
 * The gate, cheapest step first. `npm test -- unit` runs one step and passes further words to it; `--all` goes on after
 * a failure. `npm test -- changed [COMMIT]` runs what the change since that commit (the main branch) can break, and
 * `npm run test:hard` the steps that take too long for a gate.
 */
const steps = [
  // These three run side by side: the compiler keeps one core busy, the other two the other one.
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], beside: true },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], beside: true },
  { name: 'spec', command: ['npm', 'run', '--silent', 'spec', '--', '--quiet'], beside: true },
  { name: 'unit', command: ['vitest', 'run'], whole: SHORT, built: true },
  { name: 'judged', command: ['vitest', 'run', '--mode', 'judged'], whole: SHORT, built: true, judged: true },
  { name: 'judge', command: ['vitest', 'run'], folder: 'judge', judged: true, after: proveJudge },
  { name: 'long', command: ['vitest', 'run', '--mode', 'long'], built: true, judged: true, onlyNamed: true },
  {
    name: 'hard',
    command: ['vitest', 'run', '--mode', 'hard'],
    built: true,
    judged: true,
    onlyNamed: true,
  },
  // A cluster of PostgreSQL whose leader is killed. Skipped where its packages are missing.
  {
    name: 'failover',
    command: ['vitest', 'run', '--mode', 'failover'],
    built: true,
    judged: true,
    onlyNamed: true,
  },
  { name: 'image', command: ['vitest', 'run', '--mode', 'image'], built: true, onlyNamed: true },
  { name: 'judge-slow', command: ['vitest', 'run', '--mode', 'slow'], folder: 'judge', onlyNamed: true },
  { name: 'problems', command: [process.execPath, 'tools/problem.mjs', 'check', '--quick', '--changed'] },
  { name: 'e2e', command: ['playwright', 'test'], folder: 'e2e', built: true, judged: true },
  {
    name: 'attacks',
    command: ['playwright', 'test', '--config', 'attacks.config.ts'],
    folder: 'e2e',
    built: true,
    judged: true,
    onlyNamed: true,
  },
  {
    name: 'lan',
    command: ['playwright', 'test', '--config', 'lan.config.ts'],
    folder: 'e2e',
    built: true,
    judged: true,
    onlyNamed: true,
  },
  {
    name: 'screens',
    command: ['playwright', 'test', '--config', 'slow.config.ts'],
    folder: 'e2e',
    built: true,
    judged: true,
    onlyNamed: true,
  },
  { name: 'upgrade', command: ['tsx', 'server/testing/upgrade/drill.ts'], built: true, onlyNamed: true },
  { name: 'lighthouse', command: ['tsx', 'bench/src/lighthouse.ts'], built: true, onlyNamed: true },
]

const asked = process.argv.slice(2).filter((word) => word !== '--all' && word !== '--hard')
const hard = process.argv.includes('--hard')
const goOn = process.argv.includes('--all')
const only = steps.find(({ name }) => name === asked[0])
const byChange = asked[0] === 'changed'
if (asked.length > 0 && !only && !byChange) {
  const names = ['changed', ...steps.map(({ name }) => name)]
  console.error(`There is no step "${asked[0]}". The steps: ${names.join(', ')}.`)
  process.exit(1)
}

const chosen = byChange
  ? await stepsOfChange(asked[1])
  : only
    ? [{ ...only, command: [...only.command, ...asked.slice(1)] }]
    : steps.filter(({ onlyNamed = false }) => onlyNamed === hard)
await prepare({ dev: true, builds: chosen.some(({ built }) => built) })
const environment = inMemory()
// A site makes them when it first needs them. Here that would be in the middle of a test that waits for a verdict. The
// steps that do not need them run in the meantime.
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
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1

async function run({ name, command, whole = [], folder, after }) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  // Further words choose some of its tests.
  const isWhole = command.length === steps.find((step) => step.name === name).command.length
  const ok = await openly(isWhole ? [...command, ...whole] : command, { folder, environment })
  if (ok && isWhole) after?.()
  return { ok, line: `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds(started).padStart(8)}` }
}

/** Where all tests of the judge have run, they need not run again before a file of it changes. */
function proveJudge() {
  if (isProven()) return
  prove()
  console.log('The judge is proven as it stands: commit judge/proven.txt with it.')
}

/** The steps that the change since a commit can break, each with only those tests. */
async function stepsOfChange(commit) {
  await prepare({ dev: true, builds: false })
  const command = ['--import', 'tsx', 'tools/changed-files.ts', ...(commit ? [commit] : [])]
  const { base, other, changed, units, judged, journeys, judge } = JSON.parse(
    execFileSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  console.log(`${changed.length} files differ from ${other} at ${base.slice(0, 9)}.`)
  const tests = { unit: units, judged, e2e: journeys, judge: judge ? undefined : [] }
  return steps
    .filter(({ name, onlyNamed }) => !onlyNamed && tests[name]?.length !== 0)
    .map((step) => ({ ...step, command: [...step.command, ...(tests[step.name] ?? [])] }))
}
