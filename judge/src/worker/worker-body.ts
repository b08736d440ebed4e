import { loadCpp } from '../cpp/cpp-engine.ts'
import { enclosedInteractor, type InteractorModule, Talk } from '../interactor.ts'
import { loadJavaScript } from '../javascript/javascript-engine.ts'
import { type Engine, engineOf } from '../language.ts'
import { loadPython } from '../python/python-engine.ts'
import type { RunResult, Tell, TestInput } from '../runner.ts'
import { loadTypeScript } from '../typescript/typescript-engine.ts'
import { Channels } from './channels.ts'
import type { Answer, EngineWorker, Request } from './engine-worker.ts'
import { inNode, type ReadAsset, readerOf } from './read-asset.ts'

// This file runs unchanged in a Web Worker and in a worker thread of Node, so both give the same verdicts.

type Load = (read: ReadAsset, folder: string) => Promise<EngineWorker>
const loaders: Partial<Record<Engine, Load>> = {
  javascript: loadJavaScript,
  python: loadPython,
  cpp: loadCpp,
  typescript: loadTypeScript,
}
const engines = new Map<Engine, EngineWorker>()

async function serve(request: Request, tell: Tell): Promise<unknown> {
  if (request.call === 'load') return load(request)
  if (request.call === 'compile')
    return engine(request.engine).compile(request.language, request.source, tell)
  const { artifact, test, limits } = request
  const talk = await talkOf(test)
  const channels = new Channels('stdin' in test && !talk ? test.stdin : '', limits.output, talk)
  const chosen = engine(engineOf(artifact.language))
  if (request.call === 'trace') {
    const trace = await chosen.trace?.(artifact, test, limits, channels)
    return trace && { ...trace, result: withTalk(trace.result, channels, talk) }
  }
  const result = await chosen.run?.(artifact, test, limits, channels)
  return result && withTalk(result, channels, talk)
}

async function talkOf(test: TestInput): Promise<Talk | undefined> {
  if (!('interactor' in test) || test.interactor === undefined) return undefined
  const { interactor, stdin } = test
  if (typeof interactor === 'object') {
    const enclosed = await engine('javascript').enclose?.(interactor.enclosed)
    return enclosed && new Talk(enclosedInteractor(enclosed), stdin)
  }
  const { talk }: InteractorModule = await import(/* @vite-ignore */ interactor)
  return new Talk(talk, stdin)
}

/** Adds the talk. After a refusal by its interactor, or an endless wait, the program's own ending does not count. */
function withTalk<Result extends RunResult>(
  result: Result,
  channels: Channels,
  talk: Talk | undefined,
): Result {
  if (!talk) return result
  if (!channels.isDecided || result.ending === 'internal') return { ...result, talk: talk.text() }
  const { reason: _reason, original: _original, line: _line, ...rest } = result
  return { ...(rest as Result), ending: 'finished', talk: talk.text() }
}

async function load({ engine: name, folder }: Request & { call: 'load' }) {
  if (engines.has(name)) return
  const loadEngine = loaders[name]
  if (!loadEngine) throw new Error(`${name} has no engine for this worker.`)
  engines.set(name, await loadEngine(readerOf(folder), folder))
}

function engine(name: Engine): EngineWorker {
  const found = engines.get(name)
  if (!found) throw new Error(`${name} is not loaded.`)
  return found
}

async function answer({ id, ...request }: NumberedRequest, post: (answer: Answer) => void): Promise<Answer> {
  try {
    return { id, result: await serve(request as Request, (told) => post({ id, told })) }
  } catch (error) {
    return { id, failure: error instanceof Error ? `${error.message}\n${error.stack}` : String(error) }
  }
}

type NumberedRequest = Request & { id: number }

if (inNode) {
  const { parentPort } = await import('node:worker_threads')
  const post = (told: Answer) => parentPort?.postMessage(told)
  parentPort?.on('message', async (request: NumberedRequest) => post(await answer(request, post)))
} else {
  const post = (told: Answer) => self.postMessage(told)
  self.onmessage = async ({ data }: MessageEvent<NumberedRequest>) => post(await answer(data, post))
}
