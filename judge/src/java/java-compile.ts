import { runLimited } from '../host/limited-process.ts'
import { COMPILED_TOO_LONG, type Compiled, type Diagnostic, type Source } from '../runner.ts'
import { FrameReader, FrameWriter } from './java-frames.ts'
import { type JavaHome, java } from './java-home.ts'
import { diagnosticOf, sourcesOf } from './java-source.ts'

// The limit is CPU time, which does not depend on how busy the machine is. The clock only ends endless waits.
const LIMITS = { processor: 20e6, memory: 900 * 2 ** 20, output: 2 ** 20, milliseconds: 120_000 }

const MACHINE = ['-Xmx512m', '-Xss16m', '-XX:+UseSerialGC', '-XX:-UsePerfData', '-XX:TieredStopAtLevel=1']
/** Annotation processing is off, because it would run code of the source. */
const COMPILER = ['-proc:none', '-implicit:none', '-g', '-nowarn', '-Xlint:none', '-Xmaxerrs', '20']
const MODULES = ['--limit-modules', 'java.base,judge', '--add-modules', 'judge']

/** Compiles in a separate process, in memory. Throws if it cannot decide whether the source is at fault. */
export async function compileJava(home: JavaHome, harness: string, source: Source): Promise<Compiled> {
  const job = new FrameWriter().number(source.signature ? 0 : 1)
  const sources = sourcesOf(source)
  job.number(sources.length)
  for (const { name, text } of sources) job.bytes(name).bytes(text)
  const machine = ['--add-opens', 'java.base/java.io=judge', '--add-modules', 'jdk.compiler', '-p', harness]
  const options = [...COMPILER, ...MODULES, '-p', harness]
  const command = [java(home.folder), ...MACHINE, ...machine, '-m', 'judge/judge.Compile', ...options]
  const ended = await runLimited(
    home.confine(harness, command),
    { stdin: '', job: job.whole() },
    LIMITS,
    home.started,
  )
  if (ended.stopped === 'clock') throw new Error(COMPILED_TOO_LONG)
  if (ended.stopped) return refused([TOO_MUCH])
  if (ended.code !== 0) {
    if (/OutOfMemoryError|StackOverflowError/.test(ended.stderr.toString())) return refused([TOO_MUCH])
    throw new Error(`The compiler ended with ${ended.code}: ${ended.stderr.toString().slice(0, 500)}`)
  }
  return foundIn(ended.report, source)
}

const TOO_MUCH: Diagnostic = { severity: 'error', message: 'This is too much for the compiler.' }
const refused = (diagnostics: Diagnostic[]): Compiled => ({ ok: false, diagnostics })

function foundIn(report: Buffer, source: Source): Compiled {
  const read = new FrameReader(report)
  const done = read.number() === 1
  const entry = read.text()
  const diagnostics = Array.from({ length: read.number() }, () => {
    const [file, line, column] = [read.text(), read.number(), read.number()]
    const severity = read.number() === 1 ? ('error' as const) : ('warning' as const)
    return diagnosticOf({ file, line, column, severity, message: read.text() }, source)
  })
  if (!done) return refused(diagnostics)
  if (!source.signature && entry === '') return refused([...diagnostics, NO_MAIN])
  const { signature } = source
  const program = new FrameWriter().bytes(entry).raw(read.rest()).whole()
  return { ok: true, artifact: { language: 'java', program, ...(signature && { signature }) }, diagnostics }
}

const NO_MAIN: Diagnostic = {
  severity: 'error',
  message: 'There is no class Main with public static void main(String[] args).',
}
