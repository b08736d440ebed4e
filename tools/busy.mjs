import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { openly, seconds } from './step.mjs'

// `npm test -- busy [TIMES] [STEP …]`: runs everything, or the named steps, TIMES times beside programs that keep all cores busy.
// A test that depends on a clock sooner or later fails here, where the failure can be seen.
const words = process.argv.slice(2)
const times = /^[1-9]\d*$/.test(words[0] ?? '') ? Number(words.shift()) : 5
const runs = words.length > 0 ? words.map((name) => [name]) : [['--whole', '--all']]

// The program ends with this process. It reads this process's pipe, and checks it between two rounds of work.
const BUSY = `
  process.stdin.on('end', () => process.exit()).resume()
  setInterval(() => { for (const end = Date.now() + 100; Date.now() < end; ); }, 0)`
const load = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', BUSY], { stdio: ['pipe', 'ignore', 'inherit'] }).on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  }),
)
const lines = []
for (let time = 1; time <= times; time++)
  for (const run of runs) {
    const started = Date.now()
    const ok = await openly([process.execPath, 'tools/test.mjs', ...run])
    lines.push(
      `${ok ? 'passed' : 'FAILED'}  ${time} of ${times}  ${run.join(' ').padEnd(15)} ${seconds(started).padStart(9)}`,
    )
  }
for (const program of load) program.kill()
console.log(`\n${lines.join('\n')}`)
process.exitCode = lines.every((line) => line.startsWith('passed')) ? 0 : 1
