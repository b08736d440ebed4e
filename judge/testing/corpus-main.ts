import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runJudged } from './corpus-judged.ts'
import { runNative } from './corpus-native.ts'
import {
  type CorpusProgram,
  corpusFolder,
  corpusLanguages,
  differenceOf,
  type Outcome,
  outputOf,
  readCorpus,
  readDiffers,
} from './corpus-programs.ts'
import { type Compared, documentOf, tableOf } from './corpus-table.ts'

const USAGE = `npm run judge:corpus -- [--language ${corpusLanguages.join('|')}] [--only PART-OF-A-NAME] [--native] [--write]
Without --native the judge runs them, and --write writes docs/corpus.md and drops from differs.json what is the same now. With --native the machine's own compilers do, and
--write keeps what they print.`

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    only: { type: 'string' },
    native: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const { language, only, native, write } = values
const whole = !language && !only
const programs = readCorpus().filter(
  (program) => (!language || program.language === language) && (!only || program.name.includes(only)),
)
const differs = readDiffers()

if (values.help || programs.length === 0) {
  console.log(values.help ? USAGE : `No such program.\n${USAGE}`)
  process.exitCode = values.help ? 0 : 1
} else if (native) keepOrCompare()
else if (write && !whole) {
  console.log('docs/corpus.md tells of the whole corpus: --write without --native takes no choice.')
  process.exitCode = 1
} else await judgeAll()

function keepOrCompare() {
  const compared: Compared[] = []
  runNative(programs, (program, outcome) => {
    const known = write && 'stdout' in outcome ? kept(program, outcome) : program
    // What the judge may do otherwise is no excuse for the machine's own compilers.
    compared.push(told({ program: known, difference: differenceOf(known, outcome), allowed: undefined }))
  })
  finish(compared)
}

function kept(program: CorpusProgram, { stdout }: Extract<Outcome, { stdout: string }>): CorpusProgram {
  if (program.kept !== stdout) writeFileSync(outputOf(program.file), stdout)
  return { ...program, kept: stdout }
}

async function judgeAll() {
  const compared: Compared[] = []
  await runJudged(programs, (program, outcome) => {
    const difference = differenceOf(program, outcome)
    compared.push(told({ program, difference, allowed: differs[program.name] }))
  })
  if (write) writeDocument(compared)
  const known = new Set(compared.map(({ program }) => program.name))
  const gone = whole ? Object.keys(differs).filter((name) => !known.has(name)) : []
  for (const name of gone) console.log(`${name} is in differs.json, but there is no such program.`)
  finish(compared, write ? 0 : gone.length)
}

/** docs/corpus.md, and differs.json without what is the same by now. */
function writeDocument(compared: readonly Compared[]) {
  writeFileSync(join(import.meta.dirname, '../../docs/corpus.md'), documentOf(compared))
  const still = compared.filter(
    ({ difference, allowed }) => difference !== undefined && allowed !== undefined,
  )
  const kept = Object.fromEntries(still.map(({ program, allowed }) => [program.name, allowed]))
  writeFileSync(join(corpusFolder, 'differs.json'), `${JSON.stringify(kept, null, 2)}\n`)
}

function told(compared: Compared): Compared {
  const { program, difference, allowed } = compared
  if (difference !== undefined) console.log(`${program.name}: ${difference}${allowed ? ` (${allowed})` : ''}`)
  else if (allowed) console.log(`${program.name} is in differs.json, but is the same now.`)
  return compared
}

function finish(compared: readonly Compared[], more = 0) {
  console.log(`\n${tableOf(compared)}`)
  const wrong = compared.filter(({ difference, allowed }) =>
    difference === undefined ? allowed !== undefined && !write : allowed === undefined,
  )
  process.exitCode = wrong.length + more > 0 ? 1 : 0
}
