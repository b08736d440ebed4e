import { listOf, objectOf, textUpTo, wholeFrom } from '../strict.ts'
import type { PythonMachine } from './python-machine.ts'
import calls from './words/calls.py?raw'
import finds from './words/finds.py?raw'
import habits from './words/habits.py?raw'
import hints from './words/hints.py?raw'
import kinds from './words/kinds.py?raw'
import lookups from './words/lookups.py?raw'
import names from './words/names.py?raw'
import objects from './words/objects.py?raw'
import others from './words/others.py?raw'
import place from './words/place.py?raw'
import syntax from './words/syntax.py?raw'
import tell from './words/tell.py?raw'

const SCRIPT = [
  place,
  names,
  lookups,
  kinds,
  calls,
  habits,
  objects,
  finds,
  others,
  syntax,
  hints,
  tell,
].join('\n')
const FUEL = 1_000_000_000

type Job =
  | { do: 'failure'; source: string }
  | { do: 'syntax'; source: string; found: object }
  | { do: 'hints'; source: string }

interface Said {
  words: string | null
  hints: { line: number; message: string }[]
}
const LONGEST = 4_000
const isHint = objectOf<{ line: number; message: string }>({ line: wholeFrom(1), message: textUpTo(LONGEST) })
/** The failed program may have changed the functions that make the words, so their result is validated. */
const isSaid = objectOf<object, Said>(
  {},
  {
    words: (words): words is string | null => words === null || textUpTo(LONGEST)(words),
    hints: listOf(isHint),
  },
)

/**
 * Returns the explanation for a learner. The interpreter of the failed program makes it, because it still has the values. It runs
 * after the program and is charged to no program. `spent`: the interpreter cannot be used again.
 */
export function pythonWords(machine: PythonMachine, job: Job): Partial<Said> & { spent?: true } {
  const given = `{'__builtins__': d.builtins, 'driver': d, 'job': d._loads(${JSON.stringify(JSON.stringify(job))})}`
  try {
    const code = job.do === 'failure' ? kept.get(machine) : keptBy(machine)
    const script = `d._exec(${code ? loaded(code) : COMPILED}, ${given})`
    const said = machine.goOn(byDriver(script), FUEL)
    return isSaid(said) ? said : {}
  } catch {
    return { spent: true }
  }
}

/** Sets no name in the program's own module, which may already have such a name. */
const byDriver = (script: string) => `(lambda d: ${script})(__import__('judge_driver'))`

const COMPILED = `d._compile(${JSON.stringify(SCRIPT)}, 'words', 'exec')`
const MARSHAL = `d.builtins.__import__('marshal')`
const loaded = (code: string) => `${MARSHAL}.loads(d.builtins.bytes.fromhex('${code}'))`

/** The script as compiled code. Compiling it takes twenty times as long as all other steps. */
const kept = new WeakMap<PythonMachine, string>()

/** Compiles the script only in a memory in which no program has run, because a program could change it. */
function keptBy(machine: PythonMachine): string | undefined {
  const known = kept.get(machine)
  if (known) return known
  const script = byDriver(`d.tell({'code': ${MARSHAL}.dumps(${COMPILED}).hex()})`)
  const { code } = (machine.goOn(script, FUEL) ?? {}) as { code?: string }
  if (code) kept.set(machine, code)
  return code
}

/** Matches sources where a static check can find something. The check takes some milliseconds of every compilation. */
const HINTED =
  /\]\s*\*|=\s*\[\]\s*[,)]|\bis\s+(?:not\s+)?["'\d-]|^\s*[\w.[\]]+\s*==|^\s*\w+\s*$|^\s*[\w.]+\.(?:sort|reverse|append|pop|clear)\s*$|^\s*(?:sorted|reversed)\(|\.(?:upper|lower|l?r?strip|replace|capitalize|title)\(|\bor\s+["'\d]|=\s*[\w.]+\.(?:sort|append|reverse|extend)\(|\^|^\s*[\w.]+\s*[-+*/]\s*[\w.]+\s*$|^\s*while\b|=\s*\+|!=[^\n]{0,80}\bor\b|\bprint\(\s*(?:[\w.]+\.\w+\s*\)|(?:map|filter|zip|reversed|enumerate)\()|=\s*input\(\)\s*$|\brange\([^\n]{1,80},\s*(?:0|-1)\s*\)/m

export const mayHint = (source: string): boolean => HINTED.test(source)
