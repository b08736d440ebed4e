/** Long tests (vitest.config.ts) run in their own step, and when their file is named. */
const SHORT = ['--tags-filter', '!long']
const vitest = (...words) => ['vitest', 'run', ...words]
const journeys = (config) => ['playwright', 'test', '--config', `${config}.config.ts`]
/** A site needs its own build and that of the judge. */
const whole = { built: true, judged: true }
/** The step runs when it is named, or in `npm run test:hard`. */
const slow = { onlyNamed: true }

/**
 * The steps of the gate, cheapest first. `whole` has the arguments of a run without a selection of tests. `chosen` names the part
 * that the gate may select.
 */
export const steps = [
  // These three run side by side. The compiler keeps one core busy, and the other two share the second core.
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

  // Runs pure, site and process tests together, so that a file can be named without its kind.
  { name: 'unit', command: vitest(), whole: SHORT, built: true, onlyNamed: true, twice: true },
  { name: 'long', command: vitest('--mode', 'long', '--tags-filter', 'long'), ...whole, ...slow },
  { name: 'hard', command: vitest('--mode', 'hard'), ...whole, ...slow },
  // Kills the leader of a PostgreSQL cluster. Skipped where its packages are missing.
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

/**
 * Records that all tests of the judge have passed. They run again only after one of its files changes. The proof needs a package,
 * and this file is read before packages are installed.
 */
async function proveJudge() {
  const { isProven, prove } = await import('../../judge/testing/proof.mjs')
  if (isProven()) return
  prove()
  console.log('The judge is proven as it stands: commit judge/proven.txt with it.')
}
