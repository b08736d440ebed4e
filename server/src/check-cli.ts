import { CHECK_HELP, checkAll } from './app/check/check-all.ts'
import { bad, written } from './app/check/check-line.ts'
import { BadEnvironment, readEnv } from './platform/env.ts'
import { errorReport } from './platform/error-facts.ts'

async function main(given: readonly string[]) {
  if (given.includes('--help')) return console.log(CHECK_HELP)
  if (given.length > 0) {
    console.error(`What is ${given[0]} for?\n\n${CHECK_HELP}`)
    process.exitCode = 2
    return
  }
  const lines = await checkAll(readEnv())
  for (const line of lines) console.log(written(line))
  if (lines.some(({ state }) => state === 'bad')) process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof BadEnvironment)
    for (const line of error.message.split('\n')) console.log(written(bad('settings', line.trim())))
  else console.error(errorReport(error))
  process.exitCode = 1
})
