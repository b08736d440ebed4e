import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadProblem } from '@callofcode/content/problem'
import { checkCommand } from './check-command.ts'
import { folderOf, parentOf, Refusal } from './command-line.ts'
import { exportCommand } from './export-command.ts'
import { importCommand } from './import-command.ts'
import { newCommand } from './new-command.ts'
import { stressCommand } from './stress-command.ts'

const USAGE = `npm run problem -- new SLUG [--style function|stdin]   a small problem that runs, to be made yours
npm run problem -- check [SLUG …] [--write] [--quick] [--changed]  every rule of docs/problems.md; --write makes limits.json
npm run problem -- stress SLUG FILE [--count 1000] [--seed TEXT]  random small inputs until FILE fails on one
npm run problem -- export SLUG FOLDER  a package of Kattis and ICPC (2023-07) in FOLDER, of a stdin problem
npm run problem -- import PACKAGE [--slug SLUG] [--topic TOPIC] [--difficulty Easy|Medium|Hard]
Each takes --problems FOLDER where the problems are not in content/problems.`

const ASSETS = join(import.meta.dirname, '../../judge/dist/assets')
const RANDOMS = 200
const FEW_RANDOMS = 20

const options = {
  problems: { type: 'string' },
  write: { type: 'boolean' },
  quick: { type: 'boolean' },
  changed: { type: 'boolean' },
  style: { type: 'string' },
  count: { type: 'string' },
  seed: { type: 'string' },
  slug: { type: 'string' },
  topic: { type: 'string' },
  difficulty: { type: 'string' },
} as const

type Values = ReturnType<typeof read>['values']

interface Command {
  /** The names of its arguments, or undefined if it takes any number. */
  takes?: string[]
  flags: (keyof Values)[]
  run: (given: string[], values: Values, parent: string) => boolean | Promise<boolean>
}

const commands: Record<string, Command> = {
  new: {
    takes: ['SLUG'],
    flags: ['style'],
    run: ([slug = ''], { style = 'function' }, parent) => newCommand(slug, parent, style),
  },
  check: {
    flags: ['write', 'quick', 'changed'],
    run: (slugs, { quick, write = false, changed = false }, parent) =>
      checkCommand(slugs, parent, ASSETS, { randoms: quick ? FEW_RANDOMS : RANDOMS, write, changed }),
  },
  stress: {
    takes: ['SLUG', 'FILE'],
    flags: ['count', 'seed'],
    run: ([slug = '', file = ''], { count, seed = 'stress' }, parent) =>
      stressCommand(folderOf(slug, parent), file, ASSETS, {
        count: wholeNumber('count', count ?? '1000'),
        seed,
      }),
  },
  export: {
    takes: ['SLUG', 'FOLDER'],
    flags: [],
    run: ([slug = '', target = ''], _, parent) => exportCommand(folderOf(slug, parent), target),
  },
  import: {
    takes: ['PACKAGE'],
    flags: ['slug', 'topic', 'difficulty'],
    run: ([source = ''], { slug, topic, difficulty }, parent) =>
      importCommand(source, parent, { slug, topic, difficulty }),
  },
}

async function run([name, ...rest]: string[]): Promise<boolean> {
  const command = name === undefined ? undefined : commands[name]
  if (!command) throw new Refusal(name ? `There is no command "${name}".\n\n${USAGE}` : USAGE)
  const { values, positionals } = read(rest)
  const stranger = Object.keys(values).find(
    (flag) => flag !== 'problems' && !command.flags.some((one) => one === flag),
  )
  if (stranger) throw new Refusal(`${name} takes no --${stranger}.\n\n${USAGE}`)
  if (command.takes && positionals.length !== command.takes.length)
    throw new Refusal(`${name} takes ${command.takes.join(' ')}.\n\n${USAGE}`)
  return command.run(positionals, values, parentOf(values.problems))
}

function wholeNumber(flag: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Refusal(`--${flag} is a whole number above 0, not "${text}".`)
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
  if (!(error instanceof Refusal || error instanceof BadProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
