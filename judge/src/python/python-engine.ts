import type { Compiled, Diagnostic, Source } from '../runner.ts'
import { Channels } from '../worker/channels.ts'
import type { EngineWorker, Spendable } from '../worker/engine-worker.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import { boot, PythonMachine } from './python-machine.ts'
import { runPython } from './python-run.ts'
import { errorOf } from './python-stacks.ts'
import { tracePython } from './python-trace.ts'
import { mayHint, pythonWords } from './python-words.ts'

const COMPILING_FUEL = 2_000_000_000
const COMPILING_MEMORY = 128 * 2 ** 20

export async function loadPython(read: ReadAsset, folder: string): Promise<EngineWorker> {
  const machine = new PythonMachine(await boot(folder, await read('python.snapshot')))
  return {
    compile: (_, source) => compilePython(machine, source),
    run: (artifact, test, limits, channels) => runPython(machine, artifact, test, limits, channels),
    trace: (artifact, test, limits, channels) => tracePython(machine, artifact, test, limits, channels),
  }
}

interface Found {
  message?: string
  line?: number
  column?: number
}

async function compilePython(
  machine: PythonMachine,
  { text, signature }: Source,
): Promise<Compiled & Spendable> {
  const job = { do: 'compile', source: text }
  try {
    const found = machine.run(new Channels('', 1e6), job, COMPILING_FUEL, COMPILING_MEMORY) as Found
    if (found.message === undefined) {
      return {
        ok: true,
        artifact: { language: 'python', program: text, ...(signature && { signature }) },
        ...hintsOn(text, machine),
      }
    }
    const { message, line, column } = found
    const { words, spent } = pythonWords(machine, { do: 'syntax', source: text, found })
    const place = { ...(line && { line }), ...(column && { column }) }
    const said = words ? { message: words, original: message } : { message }
    return {
      ok: false,
      diagnostics: [{ severity: 'error', ...said, ...place }],
      ...(spent && { spent }),
    }
  } catch (error) {
    const reason = await errorOf(error)
    const isLong = machine.fuelLeft() < 0 || machine.host.memoryRefused
    // Parsing a program that is nested absurdly deep ends the interpreter itself.
    const isDeep = reason instanceof RangeError || reason instanceof WebAssembly.RuntimeError
    if (!isLong && !isDeep) throw reason
    return {
      ok: false,
      spent: true,
      diagnostics: [{ severity: 'error', message: isLong ? TOO_LONG : TOO_DEEP }],
    }
  }
}

const TOO_LONG = 'This takes too long to read.'
const TOO_DEEP = 'The parts of this program are nested too deeply to be read.'

function hintsOn(source: string, machine: PythonMachine): { diagnostics: Diagnostic[] } & Spendable {
  if (!mayHint(source)) return { diagnostics: [] }
  const { hints = [], spent } = pythonWords(machine, { do: 'hints', source })
  return {
    diagnostics: hints.map((hint) => ({ severity: 'warning', ...hint })),
    ...(spent && { spent }),
  }
}
