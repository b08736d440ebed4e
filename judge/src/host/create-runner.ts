import { type Engine, engineOf, type Language } from '../language.ts'
import { readResult } from '../read-result.ts'
import type { Artifact, Compiled, Limits, Runner, RunResult, Source, Tell, TestInput } from '../runner.ts'
import { COMPILED_TOO_LONG, defaultLimitsOf, SOURCE_BYTES } from '../runner.ts'
import { checkSignature } from '../signature.ts'
import { canTrace, type Trace } from '../trace.ts'
import { checkValue } from '../value.ts'
import type { Request, Spendable, WorkerResult, WorkerTrace } from '../worker/engine-worker.ts'
import { OutOfTime, WorkerCalls, type WorkerHost } from './worker-calls.ts'

const LOAD_MILLISECONDS = 120_000
const COMPILE_MILLISECONDS = 60_000

export interface RunnerOptions {
  compileMilliseconds?: number
  loadMilliseconds?: number
  /** A checker that several runners share. It does not end with a runner. */
  checker?: CheckingWorker
}

/**
 * Sets no limit by the clock, which only shows how busy a machine is. In a tab a person sees the progress and can stop the run.
 * The parent of a sandbox process counts its processor time.
 */
export const PATIENT: RunnerOptions = {
  compileMilliseconds: Number.POSITIVE_INFINITY,
  loadMilliseconds: Number.POSITIVE_INFINITY,
}

/** Checks TypeScript. It runs no program, so it need not be new for each. Starting it takes longer than a check. */
export type CheckingWorker = Pick<RunnerWorker, 'ask' | 'end'>
export const createChecker = (host: WorkerHost, { loadMilliseconds }: RunnerOptions = {}): CheckingWorker =>
  new RunnerWorker(host, loadMilliseconds)

/**
 * Creates a runner with one worker, which does one thing at a time, and a second worker that checks TypeScript. A stopped worker
 * is replaced by a new one.
 */
export function createRunner(host: WorkerHost, options: RunnerOptions = {}): Runner {
  const worker = new RunnerWorker(host, options.loadMilliseconds)
  const checker = options.checker ?? createChecker(host, options)
  const compiling = { worker, checker, milliseconds: options.compileMilliseconds ?? COMPILE_MILLISECONDS }
  return {
    load: (language) => worker.load(engineOf(language)),
    warmUp: async (language) => {
      await worker.load(engineOf(language))
      const text = WARM_UP[language]
      if (!text) return
      const compiled = await compile(compiling, language, { text, checked: true })
      if (compiled.ok && engineOf(compiled.artifact.language) === 'javascript')
        await runAll(worker, compiled.artifact, [{ stdin: '' }], defaultLimitsOf(language))
    },
    compile: (language, source, tell) => compile(compiling, language, source, tell),
    run: (artifact, tests, limits) =>
      runAll(worker, artifact, tests, { ...defaultLimitsOf(artifact.language), ...limits }),
    trace: (artifact, test, limits) =>
      traceOne(worker, artifact, test, { ...defaultLimitsOf(artifact.language), ...limits }),
    dispose: async () =>
      void (await Promise.all([worker.end(), options.checker ? undefined : checker.end()])),
  }
}

// V8 optimises the loop of QuickJS after many entries, and a program that is one long loop enters it only once.
const CALLS = 'const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2))\nfib(18)\n'

/** Programs for the engines that start slowly. */
const WARM_UP: Partial<Record<Language, string>> = {
  javascript: CALLS,
  typescript: CALLS.replace('(n)', '(n: number): number'),
  cpp: '#include <bits/stdc++.h>\nint main() { std::vector<int> all{1}; std::cout << all.size(); }\n',
}

class RunnerWorker {
  private readonly host: WorkerHost
  private readonly loadMilliseconds: number
  private calls: WorkerCalls | undefined
  /** Engines that the worker has loaded or is loading. */
  private loads = new Map<Engine, Promise<unknown>>()

  constructor(host: WorkerHost, loadMilliseconds = LOAD_MILLISECONDS) {
    this.host = host
    this.loadMilliseconds = loadMilliseconds
  }

  async load(engine: Engine) {
    const worker = this.started()
    const known = this.loads.get(engine)
    if (known) return void (await known)
    const assets = this.host.manifest.engines[engine]
    if (!assets) throw new Error(`There is no ${engine} in WebAssembly here.`)
    const folder = new URL(assets.folder, this.host.assets).href
    const load = worker.ask({ call: 'load', engine, folder }, this.loadMilliseconds)
    this.loads.set(engine, load)
    await load
  }

  async ask<T>(engine: Engine, request: Request, milliseconds: number, tell?: Tell): Promise<T> {
    await this.load(engine)
    return (await this.started().ask(request, milliseconds, tell)) as T
  }

  async end() {
    const { calls } = this
    this.calls = undefined
    this.loads = new Map()
    await calls?.end()
  }

  private started(): WorkerCalls {
    if (!this.calls?.alive) {
      this.loads = new Map()
      this.calls = new WorkerCalls(this.host.start())
    }
    return this.calls
  }
}

interface Compiling {
  worker: RunnerWorker
  checker: CheckingWorker
  milliseconds: number
}

async function compile(
  { worker, checker, milliseconds }: Compiling,
  language: Language,
  source: Source,
  tell?: Tell,
): Promise<Compiled> {
  const tooLong = refusedLength(source)
  if (tooLong) return tooLong
  try {
    if (source.signature) checkSignature(source.signature)
    const by = async (maker: CheckingWorker, engine: Engine, given: Source): Promise<Compiled> => {
      const request = { call: 'compile', engine, language, source: given } as const
      const { spent, ...compiled } = await maker.ask<Compiled & Spendable>(
        engine,
        request,
        milliseconds,
        tell,
      )
      if (spent) await maker.end()
      return compiled
    }
    if (language !== 'typescript') return await by(worker, engineOf(language), source)
    const checked = await by(checker, 'typescript', source)
    return checked.ok
      ? by(worker, 'javascript', { ...source, text: String(checked.artifact.program) })
      : checked
  } catch (error) {
    // Compilers count their own steps and stop at a limit. The clock only shows how busy the machine is.
    if (error instanceof OutOfTime) return { ok: false, internal: COMPILED_TOO_LONG }
    return { ok: false, internal: messageOf(error) }
  }
}

/** Returns the refusal of a source longer than `SOURCE_BYTES`, or undefined when its length is fine. */
export function refusedLength({ text }: Source): Compiled | undefined {
  if (new TextEncoder().encode(text).length <= SOURCE_BYTES) return undefined
  return refused(`A solution may have ${SOURCE_BYTES / 1024} KiB; this is longer.`)
}

const refused = (message: string): Compiled => ({ ok: false, diagnostics: [{ severity: 'error', message }] })

async function runAll(worker: RunnerWorker, artifact: Artifact, tests: readonly TestInput[], limits: Limits) {
  const results: RunResult[] = []
  for (const test of tests) results.push(await runOne(worker, artifact, test, limits))
  return results
}

async function runOne(
  worker: RunnerWorker,
  artifact: Artifact,
  test: TestInput,
  limits: Limits,
): Promise<RunResult> {
  const started = performance.now()
  try {
    checkArguments(artifact, test)
    await loadInteractor(worker, test)
    const request = { call: 'run', artifact, test, limits } as const
    const { spent, ...result } = await worker.ask<WorkerResult>(
      engineOf(artifact.language),
      request,
      limits.milliseconds,
    )
    if (spent) await worker.end()
    return readResult(result, limits)
  } catch (error) {
    return noResult(error, started)
  }
}

function noResult(error: unknown, started: number): RunResult {
  const nothing = { stdout: '', stderr: '', fuel: 0, memory: 0, milliseconds: performance.now() - started }
  if (error instanceof OutOfTime) return { ending: 'out of time', ...nothing }
  return { ending: 'internal', reason: messageOf(error), ...nothing }
}

/** A last resort. The recorder has its own limits, and fuel bounds the code between two steps. */
const TRACE_MILLISECONDS = 60_000

async function traceOne(
  worker: RunnerWorker,
  artifact: Artifact,
  test: TestInput,
  limits: Limits,
): Promise<Trace> {
  const started = performance.now()
  const { language } = artifact
  try {
    if (!canTrace(language)) throw new Error(`${language} cannot be traced.`)
    checkArguments(artifact, test)
    await loadInteractor(worker, test)
    const request = { call: 'trace', artifact, test, limits } as const
    const { spent, ...trace } = await worker.ask<WorkerTrace>(engineOf(language), request, TRACE_MILLISECONDS)
    if (spent) await worker.end()
    return { ...trace, result: readResult(trace.result, limits) }
  } catch (error) {
    return { language, steps: [], result: noResult(error, started) }
  }
}

/** Loads the JavaScript engine for an enclosed interactor, whatever the language of the program. */
async function loadInteractor(worker: RunnerWorker, test: TestInput) {
  if ('stdin' in test && typeof test.interactor === 'object') await worker.load('javascript')
}

/** Throws when a test does not fit the signature, so that an author's mistake does not become a learner's verdict. */
export function checkArguments({ signature }: Artifact, test: TestInput) {
  if (!('arguments' in test) !== !signature)
    throw new Error('The test is of another style than the solution.')
  if (!signature || !('arguments' in test)) return
  const { parameters, name } = signature
  if (test.arguments.length !== parameters.length)
    throw new Error(`The test gives ${name} too few or too many values.`)
  for (const [index, { type }] of parameters.entries()) checkValue(test.arguments[index] ?? null, type)
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
