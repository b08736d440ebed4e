import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkCommand } from './check-command.ts'
import { parentOf } from './find-folder.ts'
import { Refusal } from './refusal.ts'

const USAGE = `npm run problem -- check [slug …] [--write] [--quick]   every rule of docs/problems.md; --write makes limits.json
Each takes --problems FOLDER where the problems are not in content/problems.`

const ASSETS = join(import.meta.dirname, '../../judge/dist/assets')
const RANDOMS = 200
const FEW_RANDOMS = 20

const options = {
  problems: { type: 'string' },
  write: { type: 'boolean' },
  quick: { type: 'boolean' },
} as const

async function run([command, ...given]: string[]): Promise<boolean> {
  const { values, positionals } = read(given)
  const parent = parentOf(values.problems)
  switch (command) {
    case 'check': {
      const randoms = values.quick ? FEW_RANDOMS : RANDOMS
      return checkCommand(positionals, parent, ASSETS, { randoms, write: values.write ?? false })
    }
    default:
      throw new Refusal(command ? `There is no command "${command}".\n\n${USAGE}` : USAGE)
  }
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
