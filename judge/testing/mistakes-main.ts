import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, languages } from '../src/language.ts'
import { keep, readMistakes, type Told } from './mistakes.ts'
import { canRun, changeOf, runMistakes } from './mistakes-judged.ts'
import { documentOf } from './mistakes-table.ts'

const USAGE = `npm run judge:mistakes -- [--language ${languages.join('|')}] [--only PART-OF-A-NAME] [--write]
--write keeps what is said now, and writes docs/mistakes.md.`

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const { language, only = '', write } = values
const chosen = readMistakes().filter(
  (one) => (!language || one.language === language) && one.name.includes(only),
)
if (values.help || chosen.length === 0) {
  console.log(values.help ? USAGE : `No such mistake.\n${USAGE}`)
  process.exitCode = values.help ? 0 : 1
} else await runChosen()

async function runChosen() {
  const told = new Map<Language, Map<string, Told>>()
  let changed = 0
  const known = chosen.filter((one) => canRun(one.language))
  if (known.length < chosen.length) console.log('Java is left out: it needs a JDK and bubblewrap.')
  await runMistakes(known, (mistake, said) => {
    const all = told.get(mistake.language) ?? new Map<string, Told>()
    told.set(mistake.language, all.set(mistake.name, said))
    const change = changeOf(mistake, said)
    if (change === undefined) return
    changed++
    console.log(`${mistake.language} ${mistake.name}\n  ${change}`)
  })
  console.log(`${known.length - changed} of ${known.length} say what is kept.`)
  if (!write) process.exitCode = changed > 0 ? 1 : 0
  if (!write) return
  for (const [one, all] of told) keep(one, all)
  writeFileSync(join(import.meta.dirname, '../../docs/mistakes.md'), documentOf(readMistakes()))
}
