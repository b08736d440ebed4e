import { inMemory } from './memory-folder.mjs'
import { prepare } from './prepare.mjs'
import { openly, seconds } from './step.mjs'

/** The gate, cheapest first. `npm test -- unit` runs one step, what follows goes to it; `--all` goes on after a failure. */
const steps = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'spec', command: ['npm', 'run', '--silent', 'spec', '--', '--quiet'] },
  { name: 'unit', command: ['vitest', 'run'], built: true },
  { name: 'judged', command: ['vitest', 'run', '--mode', 'judged'], built: true, judged: true },
  { name: 'judge', command: ['vitest', 'run'], folder: 'judge', judged: true },
  { name: 'judge-slow', command: ['vitest', 'run', '--mode', 'slow'], folder: 'judge', onlyNamed: true },
  { name: 'problems', command: [process.execPath, 'tools/problem.mjs', 'check', '--quick', '--changed'] },
  { name: 'e2e', command: ['playwright', 'test'], folder: 'e2e', built: true, judged: true },
  {
    name: 'screens',
    command: ['playwright', 'test', '--config', 'slow.config.ts'],
    folder: 'e2e',
    built: true,
    judged: true,
    onlyNamed: true,
  },
]

const asked = process.argv.slice(2).filter((word) => word !== '--all')
const goOn = process.argv.includes('--all')
const only = steps.find(({ name }) => name === asked[0])
if (asked.length > 0 && !only) {
  console.error(`There is no step "${asked[0]}". The steps: ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const chosen = only
  ? [{ ...only, command: [...only.command, ...asked.slice(1)] }]
  : steps.filter(({ onlyNamed }) => !onlyNamed)
await prepare({ dev: true, builds: chosen.some(({ built }) => built) })
const environment = inMemory()
// A site makes them at the first need; here that would be in the middle of a test that waits for a verdict. The steps
// that do not need them go ahead meanwhile.
const needsJudge = chosen.some(({ judged }) => judged)
const judge = needsJudge ? openly([process.execPath, 'tools/judge-assets.mjs']) : true

const results = []
for (const { name, command, folder, judged } of chosen) {
  if (judged && !(await judge)) process.exit(1)
  console.log(`\n── ${name}`)
  const started = Date.now()
  const ok = await openly(command, { folder, environment })
  results.push({ ok, line: `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds(started).padStart(8)}` })
  if (!ok && !goOn) break
}

console.log(`\n${results.map(({ line }) => line).join('\n')}`)
const skipped = chosen.slice(results.length).map(({ name }) => name)
if (skipped.length > 0) console.log(`not run  ${skipped.join(', ')}`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
