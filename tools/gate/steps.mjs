import { isProven, prove } from '../../judge/testing/proof.mjs'

/** Tests that take long (vitest.config.ts) run in a step of their own, and where their file is named. */
const SHORT = ['--tags-filter', '!long']
const vitest = (...words) => ['vitest', 'run', ...words]
const journeys = (config) => ['playwright', 'test', '--config', `${config}.config.ts`]
/** What a site needs: its builds, and the judge's. */
const whole = { built: true, judged: true }
/** Runs where it is named, or in `npm run test:hard`. */
const slow = { onlyNamed: true }

/**
 * The steps of the gate, cheapest first. `whole` are the words of a run that chooses none of its tests; `chosen` names what the
 * gate may choose of it.
 */
export const steps = [
  // These three run side by side: the compiler keeps one core busy, the other two the other one.
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], beside: true },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], beside: true },
  { name: 'spec', command: ['npm', 'run', '--silent', 'spec', '--', '--quiet'], beside: true },
  { name: 'pure', command: vitest('--project', 'pure'), whole: SHORT, built: true, chosen: 'pure' },
  { name: 'site', command: vitest('--project', 'site'), whole: SHORT, built: true, chosen: 'site' },
  { name: 'process', command: vitest('--project', 'process'), whole: SHORT, built: true, chosen: 'process' },
  { name: 'judged', command: vitest('--mode', 'judged'), whole: SHORT, ...whole, chosen: 'judged' },
  { name: 'judge', command: vitest(), folder: 'judge', judged: true, chosen: 'judge', after: proveJudge },
  { name: 'problems', command: [process.execPath, 'tools/problem.mjs', 'check', '--quick', '--changed'] },
  { name: 'e2e', command: journeys('playwright'), folder: 'e2e', ...whole, chosen: 'journeys' },

  // Pure, site and process together, to name a file without knowing which it is.
  { name: 'unit', command: vitest(), whole: SHORT, built: true, onlyNamed: true, twice: true },
  { name: 'long', command: vitest('--mode', 'long', '--tags-filter', 'long'), ...whole, ...slow },
  { name: 'hard', command: vitest('--mode', 'hard'), ...whole, ...slow },
  // A cluster of PostgreSQL whose leader is killed. Skipped where its packages are missing.
  { name: 'failover', command: vitest('--mode', 'failover'), ...whole, ...slow },
  { name: 'image', command: vitest('--mode', 'image'), built: true, ...slow },
  { name: 'judge-slow', command: vitest('--mode', 'slow'), folder: 'judge', ...slow },
  { name: 'attacks', command: journeys('attacks'), folder: 'e2e', ...whole, ...slow },
  { name: 'lan', command: journeys('lan'), folder: 'e2e', ...whole, ...slow },
  { name: 'screens', command: journeys('slow'), folder: 'e2e', ...whole, ...slow },
  { name: 'firefox', command: journeys('firefox'), folder: 'e2e', ...whole, ...slow },
  { name: 'busy', command: [process.execPath, 'tools/busy.mjs'], ...slow, twice: true },
  { name: 'nodes', command: [process.execPath, 'tools/nodes.mjs'], ...whole, ...slow },
  { name: 'upgrade', command: ['tsx', 'server/testing/upgrade/drill.ts'], built: true, ...slow },
  { name: 'lighthouse', command: ['tsx', 'bench/src/lighthouse.ts'], built: true, ...slow },
]

/** Where all tests of the judge have run, they need not run again before a file of it changes. */
function proveJudge() {
  if (isProven()) return
  prove()
  console.log('The judge is proven as it stands: commit judge/proven.txt with it.')
}
