import { execFileSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { root } from '../step.mjs'

const run = (file, words, input) =>
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tools/gate', file), ...words], {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 26,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
  })

/** Returns the contents of a run. `chosen.ts` defines the ways and the shape. */
export function choose(how, commit) {
  try {
    return JSON.parse(run('chosen.ts', [how, ...(commit ? [commit] : [])]))
  } catch (error) {
    // The script has already printed the reason.
    if (error.status !== 1) throw error
    process.exit(1)
  }
}

/** Returns a step with its chosen part, or undefined when that part is empty. */
export function chosenStep(step, choice) {
  const part = choice[step.chosen]
  if (part === undefined || choice.isWhole) return step
  if (step.chosen === 'judge') return part ? step : undefined
  const isJourneys = step.chosen === 'journeys'
  if (part.length === 0 && !(isJourneys && choice.spine)) return undefined
  if (!isJourneys) return { ...step, command: [...step.command, ...part] }
  const environment = {
    E2E_CHOSEN: JSON.stringify(part),
    E2E_FEATURES: JSON.stringify(choice.features),
    E2E_SPINE: choice.spine ? 'yes' : '',
  }
  return { ...step, environment }
}

/** Records what passed: the tests that start programs, and the commit once all have passed. */
export const keepProof = (proof) => process.stdout.write(run('keep-proof.ts', [], JSON.stringify(proof)))

/** Prints the names of the tests that were proven before or left out. */
export function sayChoice({ base, isWhole, changed, proven, leftOut }) {
  const names = (files) => files.map((file) => basename(file).replace(/\.(test|e2e)\.tsx?$/, '')).join(', ')
  if (!isWhole) console.log(`\nchosen   by the ${changed} files that differ from ${base.slice(0, 9)}`)
  if (proven.length > 0) console.log(`proven   process: ${names(proven)}`)
  for (const [step, files] of Object.entries(leftOut))
    if (files.length > 0) console.log(`left out ${step} (${files.length}): ${names(files)}`)
}
