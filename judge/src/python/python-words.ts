import type { PythonMachine } from './python-machine.ts'
import calls from './words/calls.py?raw'
import hints from './words/hints.py?raw'
import kinds from './words/kinds.py?raw'
import lookups from './words/lookups.py?raw'
import names from './words/names.py?raw'
import others from './words/others.py?raw'
import place from './words/place.py?raw'
import syntax from './words/syntax.py?raw'
import tell from './words/tell.py?raw'

const SCRIPT = [place, names, lookups, kinds, calls, others, syntax, hints, tell].join('\n')
const FUEL = 1_000_000_000

type Job =
  | { do: 'failure'; source: string }
  | { do: 'syntax'; source: string; found: object }
  | { do: 'hints'; source: string }

interface Said {
  words?: string | null
  hints?: { line: number; message: string }[]
}

/**
 * What a learner is told, made by the interpreter in which the program has failed, as it can still look at the values there.
 * It comes after the run and is charged to nobody. `spent`: the interpreter cannot be used again.
 */
export function pythonWords(machine: PythonMachine, job: Job): Said & { spent?: true } {
  const given = `{'__builtins__': d.builtins, 'driver': d, 'job': d._loads(${JSON.stringify(JSON.stringify(job))})}`
  const script = `import judge_driver as d; d._exec(d._compile(${JSON.stringify(SCRIPT)}, 'words', 'exec'), ${given})`
  try {
    return (machine.goOn(script, FUEL) as Said | undefined) ?? {}
  } catch {
    return { spent: true }
  }
}

/** Whether a static look can find anything: it takes some milliseconds of every compilation. */
const HINTED =
  /\]\s*\*|=\s*\[\]\s*[,)]|\bis\s+(?:not\s+)?["'\d-]|^\s*[\w.[\]]+\s*==|^\s*\w+\s*$|^\s*[\w.]+\.(?:sort|reverse|append|pop|clear)\s*$|^\s*(?:sorted|reversed)\(|\.(?:upper|lower|l?r?strip|replace|capitalize|title)\(|\bor\s+["'\d]|=\s*[\w.]+\.(?:sort|append|reverse|extend)\(|\^|^\s*[\w.]+\s*[-+*/]\s*[\w.]+\s*$|^\s*while\b/m

export const mayHint = (source: string): boolean => HINTED.test(source)
